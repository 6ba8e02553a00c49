import { registerBonusMutation } from '@tableside/api-client/queries';
import { earnsAutomaticBonus, type Member } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { readStoredText, useApi } from '@tableside/kits/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { RegisteredCodes } from './registered-bonuses.ts';

/** Nothing may change while a support agent is emulating the member (SES-20). */
const isEmulated = () => readStoredText('local', 'dr.emulationId') !== undefined;

export interface AutomaticBonusOptions {
  readonly member: Member;
  readonly now: number;
  readonly registered: RegisteredCodes;
  readonly onRegistered: (code: string) => void;
}

/**
 * Silently registers new members from one enrollment source for the partner's automatic bonus (ACC-19). Tries
 * once per visit of the page; a failed attempt is retried on the next visit.
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
    onSuccess: (_, bonus) => onRegistered(bonus.code),
  });

  const code =
    autoBonus && earnsAutomaticBonus(member, autoBonus, now) && !registered.has(autoBonus.code)
      ? autoBonus.code
      : undefined;
  const version = member.activeBonuses.find((bonus) => bonus.code === code)?.version;
  useEffect(() => {
    if (code === undefined || hasTried.current || isEmulated()) return;
    hasTried.current = true;
    // A request from a previous visit of the page may still be pending.
    if (!queryClient.isMutating({ mutationKey })) mutate({ code, version });
  });
}
