import { ApiError, releaseTable } from '@tableside/api-client';
import {
  changeReservationMutation,
  holdTableMutation,
  reservationsQuery,
  reserveTableMutation,
} from '@tableside/api-client/queries';
import {
  localTimeOf,
  nearestSlots,
  overlappingReservation,
  type Availability,
  type MerchantDetail,
  type Reservation,
  type Slot,
} from '@tableside/core';
import { showFormFailure, showFormSuccess } from '@tableside/kits/forms';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { usePaymentCard, type PaymentLibrary } from '@tableside/kits/payments';
import type { TableChoice } from '@tableside/kits/reservations';
import { useApi, useServerNow } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { bookingErrorOf, consequencesOf, type ReservationEvent } from './booking-error.ts';
import { reservationsCopy } from './reservations.copy.ts';
import { usePromptSignIn } from './use-prompt-sign-in.ts';

export interface BookingProps {
  readonly merchant: MerchantDetail;
  readonly slot: Slot;
  readonly search: TableChoice;
  readonly timeZone: string;
  /**
   * The reservation to move to this slot. Nothing is held then, because it stays unchanged until
   * confirmation.
   */
  readonly previous: Reservation | undefined;
  /** Searches again after the slot was taken. Resolves with undefined if that fails. */
  readonly onSearchAgain: () => Promise<Availability | undefined>;
  readonly onPick: (slot: Slot) => void;
  readonly onClose: (isReserved: boolean) => void;
}

export interface BookingOptions extends BookingProps {
  readonly payments?: PaymentLibrary | undefined;
}

const SECOND_MS = 1000;

/**
 * Holds the slot's table immediately and reserves it on confirmation, or moves an existing reservation to the
 * slot on confirmation. A held table is released when the dialog closes, even if the hold's response arrives
 * later. Results that arrive after the dialog has closed are shown wherever the member is.
 */
export function useBooking(props: BookingOptions) {
  const { merchant, search, timeZone, previous, payments, onSearchAgain } = props;
  const { hasReservationBonus } = usePartner();
  const [slot, setSlot] = useState(props.slot);
  const client = useApi();
  const queryClient = useQueryClient();
  const tracker = useTracker();
  const now = useServerNow(SECOND_MS);
  const report = (eventName: ReservationEvent) => tracker.impression({ eventName, merchantId: merchant.id });
  const { data: reservations = [] } = useQuery(reservationsQuery(client));
  const [nearest, setNearest] = useState<Slot>();
  const promptSignIn = usePromptSignIn(props);
  const copy = useCopy(reservationsCopy);
  const isShown = useRef(false);
  const heldId = useRef<string>(undefined);
  const isSending = useRef(false);

  /** Otherwise the table would stay blocked for a few more minutes. */
  const release = () => {
    const id = heldId.current;
    if (id === undefined || isSending.current) return;
    heldId.current = undefined;
    releaseTable(client, id).catch(() => undefined);
  };

  const stopSending = () => {
    isSending.current = false;
    if (!isShown.current) release();
  };

  const onError = async (cause: unknown) => {
    if (cause instanceof ApiError && cause.status === 401) return promptSignIn();
    const error = bookingErrorOf(cause);
    const { event, isLost } = consequencesOf[error];
    report(event);
    if (error === 'reservationChanged')
      return queryClient.invalidateQueries({ queryKey: reservationsQuery(client).queryKey });
    if (!isShown.current || (error !== 'slotChanged' && !isLost)) return;
    const found = await onSearchAgain();
    if (error === 'slotChanged')
      return setSlot((last) => found?.slots.find(({ startsAt }) => startsAt === last.startsAt) ?? last);
    const { time } = localTimeOf(slot.startsAt, timeZone);
    const others = found?.slots.filter(({ startsAt }) => startsAt !== slot.startsAt) ?? [];
    setNearest(nearestSlots(others, { time, timeZone, count: 1 })[0]);
  };
  const onSuccess = () => {
    heldId.current = undefined;
    report('reservationBookingSuccess');
    if (!isShown.current) showFormSuccess(copy(previous ? 'changedTitle' : 'successTitle'));
    return queryClient.invalidateQueries({ queryKey: reservationsQuery(client).queryKey });
  };
  const holding = useMutation({
    ...holdTableMutation(client),
    // A new hold ends the previous one. Requests run one after another, so that a late one cannot end a newer
    // hold.
    scope: { id: 'hold-table' },
    onError,
    onSuccess: ({ id }) => {
      heldId.current = id;
      if (!isShown.current) release();
    },
  });
  const sent = {
    onError: async (cause: unknown) => {
      if (!isShown.current) showFormFailure(copy(bookingErrorOf(cause)));
      await onError(cause);
    },
    onSuccess,
    onSettled: stopSending,
  };
  const reserving = useMutation({ ...reserveTableMutation(client), ...sent });
  const changing = useMutation({ ...changeReservationMutation(client), ...sent });
  const confirming = previous ? changing : reserving;
  const isDone = confirming.isSuccess;
  const card = usePaymentCard(payments);
  const takingCard = useMutation({
    mutationFn: (_send: (cardToken: string) => void) => card.createToken(),
    // Not a callback of `mutate`, which is dropped once the dialog has closed.
    onSuccess: (cardToken, send) => send(cardToken),
    onError: (cause) => {
      stopSending();
      return sent.onError(cause);
    },
  });

  const wanted = { startsAt: slot.startsAt, partySize: search.partySize };
  const hold = () => holding.mutate({ ...wanted, merchantId: merchant.id });
  const holdAgain = () => {
    takingCard.reset();
    reserving.reset();
    hold();
  };
  const holdAtFirst = useEffectEvent(() => {
    if (!previous) hold();
  });
  useEffect(() => holdAtFirst(), []);
  const leave = useEffectEvent(release);
  // A page restored from the browser's cache shows a table that was released, unless it was being reserved.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && !previous && !isDone && !isSending.current) holdAgain();
  });
  useEffect(() => {
    isShown.current = true;
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      isShown.current = false;
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  const table = holding.data;
  const leftMs = table && now !== undefined ? Date.parse(table.expiresAt) - now : undefined;
  const cause = takingCard.error ?? confirming.error ?? holding.error;
  const failure = cause ? bookingErrorOf(cause) : undefined;
  const isExpired = leftMs !== undefined && leftMs <= 0;
  const isConfirming = takingCard.isPending || confirming.isPending;
  // A failure that a retry could have mended no longer matters once the hold has expired.
  const isFinal =
    failure !== undefined && (consequencesOf[failure].isLost || consequencesOf[failure].isLasting);
  const otherReservations = reservations.filter(({ id }) => id !== previous?.id);
  const confirm = previous
    ? (cardToken?: string) => {
        const { id, startsAt, partySize } = previous;
        const hasBonus = hasReservationBonus ? slot.hasBonus : undefined;
        changing.mutate({ ...wanted, id, cardToken, hasBonus, seen: { startsAt, partySize } });
      }
    : table && ((cardToken?: string) => reserving.mutate({ holdId: table.id, cardToken }));
  return {
    reservation: confirming.data,
    /** The held table, or else the slot. The search's own data may be outdated. */
    table: table ?? slot,
    overlap: isDone ? undefined : overlappingReservation(otherReservations, slot.startsAt),
    error: isExpired && !isConfirming && !isDone && !isFinal ? ('holdExpired' as const) : failure,
    isReady: confirm !== undefined && !isExpired,
    isConfirming,
    mountCard: card.mount,
    secondsLeft: leftMs === undefined ? undefined : Math.max(0, Math.floor(leftMs / SECOND_MS)),
    nearest,
    confirm: () => {
      if (!confirm || isSending.current) return;
      isSending.current = true;
      report('reservationUserSubmit');
      confirming.reset();
      if (payments) takingCard.mutate(confirm);
      else confirm();
    },
    holdAgain,
  };
}
