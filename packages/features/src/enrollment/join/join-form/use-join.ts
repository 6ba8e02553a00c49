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

import { enrollmentCopy } from '../../copy.ts';
import { toJoinRequest, type JoinRules, type JoinValues } from './join.values.ts';

export type JoinError = 'accountExists' | 'sessionEnded' | 'unconfirmed';

/** The server may have created the account all the same. */
const isResponseLost = ({ status, code = '' }: ApiError): boolean =>
  ['network', 'timeout'].includes(code) || [502, 503, 504].includes(status);

function joinErrorOf(error: unknown): JoinError | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'accountExists') return 'accountExists';
  if (isResponseLost(error)) return 'unconfirmed';
  return error.status === 401 && error.fields.length === 0 ? 'sessionEnded' : undefined;
}

const isEmailTaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'accountExists' || error.code === 'emailInUse');

const isNumberTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ code }) => code === 'memberNumberInUse');

export interface Joining {
  readonly onJoin: (values: JoinValues) => Promise<void>;
  readonly terms: ProgramTerms;
  readonly joinError: JoinError | undefined;
  readonly taken: JoinValues | undefined;
  readonly takenNumber: string | undefined;
  /** The account was created, but the member could not be fetched yet. */
  readonly isSessionPending: boolean;
  readonly onContinue: () => Promise<void>;
}

export function useJoin(rules: JoinRules): Joining {
  const client = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const copy = useCopy(enrollmentCopy);
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
    await navigate(routes.addCard.path, { replace: true });
  }

  /** Returns the same idempotency key for the same form, so that retries cannot create a second account. */
  function keyOf(request: JoinRequest): string {
    const form = JSON.stringify(request);
    if (attempt.current?.form !== form) attempt.current = { form, idempotencyKey: crypto.randomUUID() };
    return attempt.current.idempotencyKey;
  }

  async function hasJoined(): Promise<boolean> {
    try {
      return !(await session.refresh()).member.mustJoin;
    } catch {
      return false;
    }
  }

  async function onJoin(values: JoinValues) {
    setJoinError(undefined);
    let isAwaited = false;
    try {
      const request = toJoinRequest(values, rules, { referral: readReferral(), terms });
      const idempotencyKey = keyOf(request);
      await submitChecked((captchaToken) => send({ ...request, captchaToken, idempotencyKey })).finally(
        () => {
          isAwaited = isHere();
        },
      );
    } catch (error) {
      onRefused(error);
      setTaken(isEmailTaken(error) ? values : undefined);
      setTakenNumber(isNumberTaken(error) ? values.memberNumber : undefined);
      const found = joinErrorOf(error);
      if (!found) throw error;
      // Who signs in through the partner may have joined in another tab.
      const mayHaveJoined = found === 'unconfirmed' || (found === 'accountExists' && !rules.hasPassword);
      if (!mayHaveJoined || !(await hasJoined())) {
        if (isHere()) setJoinError(found);
        else showFormFailure(copy(found));
        return;
      }
    }
    clearReferral();
    removeStored('session', 'dr.joinDraft');
    if (isAwaited) return onContinue();
    showFormSuccess(copy('joinedTitle'));
    await session.refresh().catch(() => undefined);
  }

  return { onJoin, terms, joinError, taken, takenNumber, isSessionPending, onContinue };
}
