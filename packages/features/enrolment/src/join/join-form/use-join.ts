import { joinMutation } from '@tableside/api-client/queries';
import { omitUndefined } from '@tableside/core';
import { useCaptcha } from '@tableside/kit-captcha';
import { useApi, useSession } from '@tableside/kit-session';
import { clearReferral, readReferral } from '@tableside/kit-tracking';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { JoinRules } from '../join-rules.ts';
import { isEmailTaken, obstacleOf, type JoinObstacle } from './join.errors.ts';
import { toJoinRequest, type JoinValues } from './join.values.ts';

export interface Joining {
  /** Sends the form. Rejects with what the form's fields or a toast must say. */
  readonly onJoin: (values: JoinValues) => Promise<void>;
  /** What stands in the way, when it concerns no field. */
  readonly obstacle: JoinObstacle | undefined;
  /** What was sent, when its address turned out to be a member's. */
  readonly refused: JoinValues | undefined;
  /** The account is there, but the site could not learn of it yet. */
  readonly isStranded: boolean;
  /** Asks once more who is signed in, and goes on. */
  readonly onContinue: () => Promise<void>;
}

/** Joins: one call, then the session, then the next step (ENR-04). The way that led here is told once (TRK-05). */
export function useJoin(rules: JoinRules): Joining {
  const client = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const { mutateAsync: send } = useMutation(joinMutation(client));
  const submitChecked = useCaptcha();
  const [obstacle, setObstacle] = useState<JoinObstacle>();
  const [refused, setRefused] = useState<JoinValues>();
  const [isStranded, setIsStranded] = useState(false);

  async function onContinue() {
    try {
      await session.refresh();
    } catch {
      // Sending the form again would only find the account that it has made.
      setIsStranded(true);
      return;
    }
    // Back leads to where the visitor came from, not into a form that is done.
    await navigate('/add_card', { replace: true });
  }

  async function onJoin(values: JoinValues) {
    setObstacle(undefined);
    try {
      const request = toJoinRequest(values, rules, readReferral());
      await submitChecked((gRecaptchaResponse) => send(omitUndefined({ ...request, gRecaptchaResponse })));
    } catch (error) {
      setRefused(isEmailTaken(error) ? values : undefined);
      const found = obstacleOf(error);
      if (!found) throw error;
      setObstacle(found);
      return;
    }
    clearReferral();
    await onContinue();
  }

  return { onJoin, obstacle, refused, isStranded, onContinue };
}
