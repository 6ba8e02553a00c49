import { registerBonusMutation } from '@tableside/api-client/queries';
import { earnsAutomaticBonus, type Member } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { readStoredText, useApi } from '@tableside/kits/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { RegisteredCodes } from './registered-bonuses.ts';

/** An administrator who looks through the member's eyes changes nothing (SES-20). */
const isEmulated = () => readStoredText('local', 'dr.emulationId') !== undefined;

export interface AutomaticBonusOptions {
  readonly member: Member;
  readonly now: number;
  readonly registered: RegisteredCodes;
  /** Told of the code once the server took it. */
  readonly onRegistered: (code: string) => void;
}

/**
 * Registers a new member of one enrolment source for the partner's automatic bonus, without a word (ACC-19).
 * Once a visit of the page: what failed is tried again on the next.
 */
export function useAutomaticBonus({ member, now, registered, onRegistered }: AutomaticBonusOptions): void {
  const { autoBonus } = usePartner();
  const { publicId } = member;
  const queryClient = useQueryClient();
  const mutationKey = ['member', publicId, 'automatic-bonus'];
  const hasTried = useRef(false);
  const { mutate } = useMutation({
    ...registerBonusMutation(useApi()),
    mutationKey,
    onSuccess: (_, code) => onRegistered(code),
  });

  const code =
    autoBonus && earnsAutomaticBonus(member, autoBonus, now) && !registered.has(autoBonus.code)
      ? autoBonus.code
      : undefined;
  useEffect(() => {
    if (code === undefined || hasTried.current || isEmulated()) return;
    hasTried.current = true;
    // A visit of a moment ago may still wait for its answer.
    if (!queryClient.isMutating({ mutationKey })) mutate(code);
  });
}
