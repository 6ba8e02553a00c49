import { recordPrivacyChoice } from '@tableside/api-client';
import { LONGEST_PRIVACY_WORDS, type PrivacyChoice } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { showFormFailure, showFormSuccess } from '@tableside/kits/forms';
import {
  hasPrivacySignal,
  storePrivacyChoice,
  privacyChoiceText,
  readPrivacyChoice,
  subscribeToPrivacyChoice,
  useApi,
  useSessionState,
  type StoredPrivacyChoice,
} from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';

import { privacyCopy } from './privacy.copy.ts';

export interface PrivacyChoiceState {
  readonly status: 'loading' | 'readOnly' | 'signal' | 'choosing';
  readonly choice: PrivacyChoice;
  readonly stored: StoredPrivacyChoice | undefined;
  readonly isMember: boolean;
  readonly isSaving: boolean;
  readonly failed: PrivacyChoice | undefined;
  /** Set once this page has saved a choice. `isLost` if the choice ends with the page. */
  readonly saved: { readonly isLost: boolean } | undefined;
  /** @param words - the text that the visitor read. */
  readonly onChoose: (choice: PrivacyChoice, words: string) => void;
}

interface Chosen {
  readonly choice: PrivacyChoice;
  readonly words: string;
}

const onServer = () => 'server';

export function usePrivacyChoice(): PrivacyChoiceState {
  const client = useApi();
  const copy = useCopy(privacyCopy);
  const isHere = useIsHere();
  const { status, member, isReadOnly = false } = useSessionState();
  const text = useSyncExternalStore(subscribeToPrivacyChoice, privacyChoiceText, onServer);
  const latest = useRef<Chosen>(undefined);
  const [saved, setSaved] = useState<{ readonly isLost: boolean }>();

  const store = ({ choice, words }: Chosen, chosenAt: string) =>
    setSaved({ isLost: !storePrivacyChoice({ choice, words, chosenAt }) });
  const record = useMutation({
    // One after the other, so that the account keeps the last choice.
    scope: { id: 'privacy-choice' },
    mutationFn: (chosen: Chosen) => recordPrivacyChoice(client, { ...chosen, source: 'member' }),
    onSuccess: ({ chosenAt }, chosen) => {
      // The visitor has changed their mind since.
      if (chosen !== latest.current) return;
      store(chosen, chosenAt);
      if (!isHere()) showFormSuccess(copy(chosen.choice === 'off' ? 'savedOff' : 'savedOn'));
    },
    onError: (_error, chosen) => {
      if (chosen !== latest.current || isHere()) return;
      showFormFailure(copy(chosen.choice === 'off' ? 'failedOffTitle' : 'failedOnTitle'));
    },
  });

  const onChoose = (choice: PrivacyChoice, words: string) => {
    const chosen = { choice, words: words.slice(0, LONGEST_PRIVACY_WORDS) };
    latest.current = chosen;
    setSaved(undefined);
    // "Off" applies at once. "On" applies only after the account has saved it, because an "off" in the
    // account takes precedence.
    if (choice === 'off' || !member) store(chosen, new Date(client.clock.now()).toISOString());
    if (member) record.mutate(chosen);
  };

  const stored = text === 'server' ? undefined : readPrivacyChoice(text);
  const isLoading = text === 'server' || status === 'resolving';
  const open = () => (hasPrivacySignal() ? 'signal' : isReadOnly ? 'readOnly' : 'choosing');
  return {
    status: isLoading ? 'loading' : open(),
    choice: record.isPending ? record.variables.choice : (stored?.choice ?? 'on'),
    stored,
    isMember: member !== undefined,
    isSaving: record.isPending,
    failed: record.isError ? record.variables.choice : undefined,
    saved,
    onChoose,
  };
}
