import { eraseMemberMutation, erasureTermsQuery, reservationsQuery } from '@tableside/api-client/queries';
import { formatLocalDay, formatLocalTime, joinsBySso, routes } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { TryAgain, useFailure } from '@tableside/kits/failure';
import { SubmitButton } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { useApi, type SignOutNotice } from '@tableside/kits/session';
import { Banner } from '@tableside/ui/banner';
import { Dialog } from '@tableside/ui/dialog';
import { Loading } from '@tableside/ui/loading';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import type { DataDialogProps } from './download-dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { yourDataCopy } from './your-data.copy.ts';
import * as styles from './your-data.styles.ts';

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={styles.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export function EraseDialog({ member, onClose }: DataDialogProps) {
  const copy = useCopy(yourDataCopy);
  const parts = useCopyParts(yourDataCopy);
  const client = useApi();
  const navigate = useNavigate();
  const isSso = joinsBySso(usePartner());
  const terms = useQuery(erasureTermsQuery(client));
  const tables = useQuery(reservationsQuery(client));
  const failures = [useFailure(terms), useFailure(tables)];
  const { mutateAsync: erase } = useMutation(eraseMemberMutation(client));
  const days = terms.data?.days;

  async function onProven(proof: Parameters<typeof erase>[0]) {
    const { eraseAfter } = await erase(proof);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(eraseAfter));
    const state: SignOutNotice = {
      title: copy.text('erasedTitle'),
      text: copy.text('erasedText', { day }),
    };
    await navigate(routes.signOut.path, { replace: true, state });
  }

  const failed = (
    <>
      <Banner kind="error">{copy('eraseFailed')}</Banner>
      <TryAgain
        isRetrying={terms.isFetching || tables.isFetching}
        loadingLabel={copy.text('eraseLoading')}
        failedLabel={copy.text('eraseFailed')}
        onRetry={() => void Promise.all([terms.refetch(), tables.refetch()])}
      >
        {copy('tryAgain')}
      </TryAgain>
    </>
  );
  const facts = (
    <>
      <Part title={copy('goesTitle')}>
        <ul>
          <li>{copy('goesProfile')}</li>
          <li>{copy('goesCards')}</li>
          <li>{copy('goesActivity')}</li>
          <li>{copy('goesRewards')}</li>
        </ul>
        {tables.data && tables.data.length > 0 && (
          <>
            <p>{copy('goesTables')}</p>
            <ul>
              {tables.data.map(({ id, merchantName, startsAt, timeZone }) => (
                <li key={id}>
                  {parts('table', {
                    merchant: merchantName,
                    day: <span>{formatLocalDay(startsAt, timeZone)}</span>,
                    time: <span>{formatLocalTime(startsAt, timeZone)}</span>,
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Part>
      <Part title={copy('staysTitle')}>
        <ul>
          <li>{copy('staysLedger')}</li>
          <li>{copy('staysBackups')}</li>
          {isSso && <li>{copy('staysPartner')}</li>}
        </ul>
      </Part>
      {days !== undefined && (
        <Part title={copy('daysTitle')}>
          <p>{days === 0 ? copy('daysNone') : days === 1 ? copy('daysOne') : copy('days', { days })}</p>
          <p>{copy('takeFirst')}</p>
        </Part>
      )}
      <ProofForm title={copy.text('eraseTitle')} email={member.email} onProven={onProven}>
        <SubmitButton variant="danger" isFullWidth>
          {copy('eraseGo')}
        </SubmitButton>
      </ProofForm>
    </>
  );
  const isKnown = terms.data !== undefined && tables.data !== undefined;
  return (
    <Dialog isOpen onClose={onClose} title={copy('eraseTitle')} closeLabel={copy.text('close')}>
      <div css={styles.content}>
        {isKnown ? facts : failures.some(Boolean) ? failed : <Loading message={copy('eraseLoading')} />}
      </div>
    </Dialog>
  );
}
