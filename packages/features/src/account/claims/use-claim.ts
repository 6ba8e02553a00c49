import { ClaimRefused, type SentClaim } from '@tableside/api-client';
import { checkClaimMutation, claimsQuery, sendClaimMutation } from '@tableside/api-client/queries';
import type { ClaimFinding } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { showFormFailure, showFormSuccess, useErrorToast, type FormError } from '@tableside/kits/forms';
import { removeStored, useApi } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pictureIdsOf, refusalError, toVisit, type ClaimValues } from './claim.values.ts';
import { claimsCopy } from './claims.copy.ts';

export type ClaimStep =
  | { readonly kind: 'form' }
  | { readonly kind: 'findings'; readonly findings: readonly ClaimFinding[]; readonly values: ClaimValues }
  | { readonly kind: 'sent'; readonly sent: SentClaim };

export function useClaim(windowDays: number) {
  const client = useApi();
  const queryClient = useQueryClient();
  const copy = useCopy(claimsCopy);
  const showError = useErrorToast();
  const { mutateAsync: check } = useMutation(checkClaimMutation(client));
  const { mutateAsync: submit, isPending: isSending } = useMutation(sendClaimMutation(client));
  const [step, setStep] = useState<ClaimStep>({ kind: 'form' });
  const isHere = useIsHere();

  function showFindings(findings: readonly ClaimFinding[], values: ClaimValues) {
    if (!isHere()) showFormFailure(copy('foundMeanwhile'));
    setStep({ kind: 'findings', findings, values });
  }

  async function send(values: ClaimValues, findings: readonly ClaimFinding[]) {
    try {
      const sent = await submit({
        ...toVisit(values),
        pictureIds: pictureIdsOf(values),
        findingsSeen: findings.map(({ kind }) => kind),
      });
      removeStored('session', 'dr.claimDraft');
      if (!isHere()) showFormSuccess(copy(sent.isNew ? 'sentTitle' : 'sentAgainTitle'));
      setStep({ kind: 'sent', sent });
      void queryClient.invalidateQueries({ queryKey: claimsQuery(client).queryKey });
    } catch (error) {
      if (!(error instanceof ClaimRefused) || error.refusal.code !== 'findingsChanged') throw error;
      showFindings(error.refusal.findings, values);
    }
  }

  function mapError(error: unknown): readonly FormError[] | undefined {
    if (!(error instanceof ClaimRefused) || error.refusal.code === 'findingsChanged') return undefined;
    const { key, values, ...rest } = refusalError(error.refusal, windowDays);
    return [{ ...rest, message: copy.text(key, values) }];
  }

  return {
    step,
    isSending,
    mapError,
    onSubmit: async (values: ClaimValues) => {
      const findings = await check(toVisit(values));
      if (findings.length > 0) showFindings(findings, values);
      else await send(values, []);
    },
    onSendAnyway: async () => {
      if (step.kind !== 'findings') return;
      try {
        await send(step.values, step.findings);
      } catch (error) {
        const [refusal] = mapError(error) ?? [];
        if (refusal && 'message' in refusal) showFormFailure(refusal.message);
        else showError(error);
      }
    },
    onChange: () => setStep({ kind: 'form' }),
  };
}
