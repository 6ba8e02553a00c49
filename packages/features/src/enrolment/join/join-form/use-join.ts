import { ApiError, type JoinRequest, type ProgramTerms } from '@tableside/api-client';
import { joinMutation } from '@tableside/api-client/queries';
import { routes } from '@tableside/core';
import { useCaptcha } from '@tableside/kits/captcha';
import { useCopy } from '@tableside/kits/content';
import { showFormFailure, showFormSuccess, useProgramTerms } from '@tableside/kits/forms';
import { removeStored, useApi, useSession } from '@tableside/kits/session';
import { clearReferral, readReferral } from '@tableside/kits/tracking';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { enrolmentCopy } from '../../copy.ts';
import { toJoinRequest, type JoinRules, type JoinValues } from './join.values.ts';

/** The reason why joining failed as a whole, where the form offers more than a field error or a toast. */
export type JoinError = 'accountExists' | 'sessionEnded' | 'unconfirmed';

/** Whether the server may have created the account, or may never have received the request. */
const isAnswerLost = ({ status, code = '' }: ApiError): boolean =>
  ['network', 'timeout'].includes(code) || [502, 503, 504].includes(status);

/** Returns the error of the whole form. Field errors are shown at their fields instead (VAL-13). */
function joinErrorOf(error: unknown): JoinError | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'accountExists') return 'accountExists';
  if (isAnswerLost(error)) return 'unconfirmed';
  return error.status === 401 && error.fields.length === 0 ? 'sessionEnded' : undefined;
}

/** Whether the address is a member's. It may belong to the visitor, who can verify it. */
const isEmailTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'accountExists' || error.code === 'emailInUse');

/** Whether the member number is another member's, who may be the visitor. */
const isNumberTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ code }) => code === 'memberNumberInUse');

export interface Joining {
  readonly onJoin: (values: JoinValues) => Promise<void>;
  /**
   * The program terms to accept: those of the page, or newer ones because of which the server rejected the
   * form.
   */
  readonly terms: ProgramTerms;
  /** The reason why the last attempt failed, if it concerns no field. */
  readonly joinError: JoinError | undefined;
  readonly taken: JoinValues | undefined;
  /** The submitted member number, if it turned out to be a member's. */
  readonly takenNumber: string | undefined;
  /** The account was created, but the member could not be fetched yet. */
  readonly isSessionPending: boolean;
  readonly onContinue: () => Promise<void>;
}

/**
 * Joins: one call, then the session, then the next step (ENR-04). The referral values are sent once (TRK-05).
 */
export function useJoin(rules: JoinRules): Joining {
  const client = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const copy = useCopy(enrolmentCopy);
  const isHere = useIsHere();
  const { mutateAsync: send } = useMutation(joinMutation(client));
  const submitChecked = useCaptcha();
  const attempt = useRef<{ readonly form: string; readonly idempotencyKey: string }>(undefined);
  const { terms, onRefused } = useProgramTerms();
  const [joinError, setJoinError] = useState<JoinError>();
  const [taken, setTaken] = useState<JoinValues>();
  const [takenNumber, setTakenNumber] = useState<string>();
  const [isSessionPending, setIsSessionPending] = useState(false);

  async function onContinue() {
    try {
      await session.refresh();
    } catch {
      // Submitting again would only report that the account exists.
      setIsSessionPending(true);
      return;
    }
    // Back returns to where the visitor came from, not to a completed form.
    await navigate(routes.addCard.path, { replace: true });
  }

  /**
   * Returns the idempotency key, which is the same for the same form, so that it cannot create a second
   * account.
   */
  function keyOf(request: JoinRequest): string {
    const form = JSON.stringify(request);
    if (attempt.current?.form !== form) attempt.current = { form, idempotencyKey: crypto.randomUUID() };
    return attempt.current.idempotencyKey;
  }

  /** Whether joining has started a session, although its response was lost. */
  async function hasJoined(): Promise<boolean> {
    try {
      return !(await session.refresh()).member.mustJoin;
    } catch {
      return false;
    }
  }

  async function onJoin(values: JoinValues) {
    setJoinError(undefined);
    try {
      const request = toJoinRequest(values, rules, { referral: readReferral(), terms });
      const idempotencyKey = keyOf(request);
      await submitChecked((captchaToken) => send({ ...request, captchaToken, idempotencyKey }));
    } catch (error) {
      onRefused(error);
      setTaken(isEmailTaken(error) ? values : undefined);
      setTakenNumber(isNumberTaken(error) ? values.memberNumber : undefined);
      const found = joinErrorOf(error);
      if (!found) throw error;
      if (found !== 'unconfirmed' || !(await hasJoined())) {
        if (isHere()) setJoinError(found);
        else showFormFailure(copy(found));
        return;
      }
    }
    const isAwaited = isHere();
    clearReferral();
    removeStored('session', 'dr.joinDraft');
    if (isAwaited) return onContinue();
    showFormSuccess(copy('joinedTitle'));
    await session.refresh().catch(() => undefined);
  }

  return { onJoin, terms, joinError, taken, takenNumber, isSessionPending, onContinue };
}
