import { ApiError, isReservationChangedError } from '@tableside/api-client';
import { cancelReservationMutation, reservationsQuery } from '@tableside/api-client/queries';
import {
  changeReservationHref,
  formatLocalDay,
  formatLocalTime,
  merchantHref,
  routes,
  type Reservation,
} from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { TryAgain, useFailure } from '@tableside/kits/failure';
import { useApi } from '@tableside/kits/session';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { Card } from '@tableside/ui/card';
import { Dialog } from '@tableside/ui/dialog';
import { focusReplacement } from '@tableside/ui/focus';
import { Link } from '@tableside/ui/link';
import { Loading } from '@tableside/ui/loading';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Title } from '@tableside/ui/title';
import { showToast } from '@tableside/ui/toast';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';

import { overviewCopy } from '../overview.copy.ts';
import * as styles from './reservations.styles.ts';

const mutationKey = ['member', 'cancel-reservation'];

interface Question {
  readonly id: string;
  readonly isChanged?: boolean;
}

export function Reservations() {
  const copy = useCopy(overviewCopy);
  const parts = useCopyParts(overviewCopy);
  const client = useApi();
  const queryClient = useQueryClient();
  const id = useId();
  const [question, setQuestion] = useState<Question>();
  // A cancellation that ends late must know of the question that is open by then.
  const askedId = useRef<string>(undefined);
  const ask = (next: Question | undefined) => {
    askedId.current = next?.id;
    setQuestion(next);
  };
  const list = reservationsQuery(client);
  const isAsking = () =>
    queryClient.getQueryData(list.queryKey)?.some((one) => one.id === askedId.current) ?? false;
  const query = useQuery(list);
  const { data, isFetching, refetch } = query;
  const failure = useFailure(query);
  const reservationToCancel = data?.find((one) => one.id === question?.id);
  const isHere = useIsHere();
  const canceling = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Reservation).id,
  });
  const { mutate } = useMutation({
    ...cancelReservationMutation(client),
    mutationKey,
    onSuccess: async (_, canceled) => {
      await queryClient.cancelQueries({ queryKey: list.queryKey });
      queryClient.setQueryData(list.queryKey, (before) =>
        before?.filter(({ id: other }) => other !== canceled.id),
      );
      showToast({ kind: 'success', message: copy('reservationCancelled') });
    },
    onError: async (error, { id: refused }) => {
      // If another dialog is open by now, its content must not change while the member is about to press a
      // button.
      if (isReservationChangedError(error) && isHere() && !isAsking()) {
        const { data: present, isSuccess } = await refetch();
        if (isSuccess && !isAsking() && present.some((one) => one.id === refused))
          return ask({ id: refused, isChanged: true });
      }
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) await refetch();
      const message = copy(isGone ? 'reservationGone' : 'reservationNotCancelled');
      showToast({ kind: 'error', message, timeoutMs: null });
    },
  });
  const whenOf = ({ startsAt, timeZone }: Reservation) =>
    copy.text('reservationWhen', {
      day: formatLocalDay(startsAt, timeZone),
      time: formatLocalTime(startsAt, timeZone),
    });
  const peopleOf = ({ partySize }: Reservation) =>
    copy.text(partySize === 1 ? 'reservationPerson' : 'reservationPeople', { count: partySize });

  return (
    <Card as="section" aria-labelledby={id} css={styles.box}>
      <Title level={2} size="small" id={id}>
        {copy('reservations')}
      </Title>
      {data === undefined && !failure && <Loading message={copy('reservationsLoading')} />}
      {failure && (
        <>
          <p role="alert" css={styles.words}>
            {copy('reservationsFailed')}
          </p>
          <div>
            <TryAgain
              isRetrying={isFetching}
              loadingLabel={copy.text('tryingAgain')}
              failedLabel={copy.text('reservationsFailed')}
              onRetry={() => void refetch()}
            >
              {copy('tryAgain')}
            </TryAgain>
          </div>
        </>
      )}
      {data?.length === 0 && (
        <p css={styles.words}>
          <span>{copy('noReservations')}</span>{' '}
          <Link href={`${routes.search.path}?reservations=true`}>{copy('findTable')}</Link>
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul css={styles.list}>
          {data.map((reservation) => {
            const { id: reservationId, merchantId, merchantName } = reservation;
            return (
              <li key={reservationId} ref={focusReplacement} css={styles.line}>
                <div>
                  <p css={styles.when}>{raiseMarks(whenOf(reservation))}</p>
                  <p css={styles.words}>
                    <Link href={merchantHref(merchantId)} translate="no">
                      {merchantName}
                    </Link>
                    <span>{', '}</span>
                    <span>{raiseMarks(peopleOf(reservation))}</span>
                  </p>
                </div>
                <div css={styles.actions}>
                  <ButtonLink
                    variant="tertiary"
                    href={changeReservationHref(reservation)}
                    aria-label={copy.text('changeReservationAt', {
                      name: merchantName,
                      when: whenOf(reservation),
                    })}
                  >
                    {copy('changeReservation')}
                  </ButtonLink>
                  <Button
                    variant="tertiary"
                    aria-label={copy.text('cancelReservationAt', {
                      name: merchantName,
                      when: whenOf(reservation),
                    })}
                    isLoading={canceling.includes(reservationId)}
                    loadingLabel={copy.text('cancellingReservation')}
                    onClick={() => ask({ id: reservationId })}
                  >
                    {copy('cancelReservation')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {reservationToCancel && (
        <Dialog
          isOpen
          onClose={() => ask(undefined)}
          title={copy('cancelReservationTitle')}
          closeLabel={copy.text('keepReservation')}
          hasLightDismiss
          footer={
            <>
              <Button variant="secondary" onClick={() => ask(undefined)}>
                {copy('keepReservation')}
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  ask(undefined);
                  mutate(reservationToCancel);
                }}
              >
                {copy('cancelReservation')}
              </Button>
            </>
          }
        >
          {question?.isChanged && <Banner kind="warning">{copy('cancelReservationChanged')}</Banner>}
          <p css={styles.words}>
            {parts('cancelReservationBody', {
              count: reservationToCancel.partySize,
              name: reservationToCancel.merchantName,
              when: <span>{whenOf(reservationToCancel)}</span>,
            })}
          </p>
        </Dialog>
      )}
    </Card>
  );
}
