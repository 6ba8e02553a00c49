import { dayOf, formatMoney, merchantHref, waitsForMember, type Claim } from '@tableside/core';
import { Copy, useCopy, useCopyParts } from '@tableside/kits/content';
import { ChevronDown } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Fragment, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

import * as row from '../recent-activity/activity-row.styles.ts';
import { formatShortDay, splitDay } from '../recent-activity/days.ts';
import { claimCopy, eventCopy, eventReason } from './claim-messages.ts';
import { claimsCopy } from './claims.copy.ts';
import * as styles from './reported-visits.styles.ts';

const ReceiptForm = lazyPart(() => import('./receipt-form.tsx').then((module) => module.ReceiptForm));

export interface ClaimRowProps {
  readonly claim: Claim;
  readonly takesFocus: boolean;
  readonly onFocusLost: () => void;
}

export function ClaimRow({ claim, takesFocus, onFocusLost }: ClaimRowProps) {
  const copy = useCopy(claimsCopy);
  const parts = useCopyParts(claimsCopy);
  const id = useId();
  const { status, mark, why, next } = claimCopy(claim);
  const [isOpen, setIsOpen] = useState(waitsForMember(claim.state));
  const [date, year] = splitDay(claim.visitDate);
  const name = <span translate="no">{raiseMarks(claim.merchantName)}</span>;
  const { pictureCount } = claim;
  const element = useRef<HTMLLIElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const { current: row } = element;
    return () => {
      if (row?.contains(document.activeElement)) loseFocus();
    };
  }, []);
  useEffect(() => {
    // The member may have moved on to something else by now.
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);
  return (
    <li ref={element} css={[row.row, styles.row]} data-claim={claim.state}>
      <h3 id={`${id}title`} ref={title} tabIndex={-1} css={row.name}>
        {claim.hasMerchantPage ? <Link href={merchantHref(claim.merchantId)}>{name}</Link> : name}
      </h3>
      <span css={styles.bill}>{formatMoney(claim.billCents)}</span>
      <div css={row.line}>
        <span css={row.status} data-mark={mark}>
          <span css={row.marks[mark]} aria-hidden="true" />
          <span>{copy(status)}</span>
        </span>
        <time id={`${id}day`} dateTime={claim.visitDate} css={row.day}>
          <span>{date}</span>
          <span data-comma="">, </span>
          <span>{year}</span>
        </time>
        <button
          type="button"
          id={`${id}toggle`}
          aria-labelledby={`${id}toggle ${id}title ${id}day`}
          aria-expanded={isOpen}
          aria-controls={`${id}details`}
          onClick={() => setIsOpen(!isOpen)}
          css={row.toggle}
        >
          <span>{copy('details')}</span>
          <ChevronDown size={20} />
        </button>
      </div>
      <div id={`${id}details`} css={[row.details, styles.details]} data-open={isOpen || undefined}>
        <ul css={row.facts}>
          <li>{parts('factReference', { reference: claim.reference })}</li>
          <li>{parts('factCard', { lastFour: claim.card.lastFour })}</li>
          {pictureCount > 0 && (
            <li>{copy(pictureCount === 1 ? 'factPicture' : 'factPictures', { count: pictureCount })}</li>
          )}
        </ul>
        <div css={[row.why, styles.why]}>
          <p>
            <span>{copy(why)}</span>
            {next.map((step) => (
              <Fragment key={step}>
                {' '}
                <Copy of={claimsCopy} id={step} />
              </Fragment>
            ))}
          </p>
          <ol aria-label={copy.text('events')} css={styles.events}>
            {claim.events.map((event, index) => {
              const reason = eventReason(event);
              // The sentence above already states the newest reason.
              const isNews = reason !== why || index < claim.events.length - 1;
              return (
                <li key={`${event.at} ${index}`}>
                  <time dateTime={event.at}>{formatShortDay(dayOf(event.at))}</time>
                  <span>
                    <span>{copy(eventCopy(event, index))}</span>
                    {reason && isNews && (
                      <>
                        {' '}
                        <span>{copy(reason)}</span>
                      </>
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      <div css={row.actions}>
        {waitsForMember(claim.state) && <ReceiptForm reference={claim.reference} />}
      </div>
    </li>
  );
}
