import { isMember } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { formatPhone } from '@tableside/kits/merchants';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { usePaymentLibrary } from '@tableside/kits/payments';
import { dropSelectedAction } from '@tableside/kits/reservations';
import { useSessionState } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { ButtonLink } from '@tableside/ui/button-link';
import { Dialog } from '@tableside/ui/dialog';
import { Loading } from '@tableside/ui/loading';
import { LogIn, Phone } from '@tableside/ui/icons';
import { useEffect, useEffectEvent } from 'react';

import { Booking } from './booking.tsx';
import { reservationsCopy } from './reservations.copy.ts';
import * as styles from './reservations.styles.ts';
import { TableFacts } from './table-facts.tsx';
import type { BookingProps } from './use-booking.ts';
import { usePromptSignIn } from './use-prompt-sign-in.ts';

function SignInPrompt(props: BookingProps) {
  const { merchant, slot, search, timeZone, onClose } = props;
  const copy = useCopy(reservationsCopy);
  const parts = useCopyParts(reservationsCopy);
  const partner = usePartner();
  const onPrompt = useEffectEvent(usePromptSignIn(props));
  useEffect(() => onPrompt(), []);
  return (
    <Dialog
      isOpen
      onClose={() => {
        dropSelectedAction();
        onClose(false);
      }}
      title={parts('dialogTitle', { name: merchant.name })}
      closeLabel={copy.text('close')}
      hasLightDismiss
      footer={
        <ButtonLink
          variant="primary"
          href={signInHref(partner)}
          icon={<LogIn size={20} aria-hidden="true" />}
        >
          {copy('signIn')}
        </ButtonLink>
      }
    >
      <div css={styles.dialog}>
        <TableFacts merchant={merchant} slot={slot} partySize={search.partySize} timeZone={timeZone} />
        <p css={styles.words}>{copy('signInBody')}</p>
      </div>
    </Dialog>
  );
}

function CardCall({ merchant, slot, search, timeZone, onClose }: BookingProps) {
  const copy = useCopy(reservationsCopy);
  const parts = useCopyParts(reservationsCopy);
  const { name, phone } = merchant;
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={copy('cardTitle')}
      closeLabel={copy.text('close')}
      hasLightDismiss
      footer={
        phone === undefined ? undefined : (
          <ButtonLink variant="primary" href={`tel:+1${phone}`} icon={<Phone size={20} aria-hidden="true" />}>
            {copy('call', { phone: formatPhone(phone) })}
          </ButtonLink>
        )
      }
    >
      <div css={styles.dialog}>
        <TableFacts merchant={merchant} slot={slot} partySize={search.partySize} timeZone={timeZone} />
        <p css={styles.words}>{parts('cardCall', { name })}</p>
      </div>
    </Dialog>
  );
}

function CardRequired(props: BookingProps) {
  const { merchant, onClose } = props;
  const copy = useCopy(reservationsCopy);
  const tracker = useTracker();
  const payments = usePaymentLibrary();
  const onPrompt = useEffectEvent(() =>
    tracker.impression({ eventName: 'reservationCardRequired', merchantId: merchant.id }),
  );
  useEffect(() => onPrompt(), []);
  if (payments === null) return <CardCall {...props} />;
  if (payments) return <Booking {...props} payments={payments} />;
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={copy('cardTitle')}
      closeLabel={copy.text('close')}
      hasLightDismiss
    >
      <Loading message={copy('cardLoading')} />
    </Dialog>
  );
}

export function BookingDialog(props: BookingProps) {
  const { status, visitor } = useSessionState();
  if (status === 'resolving') return null;
  if (!isMember(visitor)) return <SignInPrompt {...props} />;
  // A changed reservation keeps its card.
  const needsCard = props.slot.requiresCard && !props.previous?.requiresCard;
  return needsCard ? <CardRequired {...props} /> : <Booking {...props} />;
}
