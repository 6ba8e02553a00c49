import { ApiError } from '@tableside/api-client';
import { updateMemberMutation } from '@tableside/api-client/queries';
import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { errorsCopy, showFormFailure, showFormSuccess, type FormProblem } from '@tableside/kit-forms';
import { useApi, useSession } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { ProfileRules } from './profile-rules.ts';
import { profileCopy } from './profile.copy.ts';
import { saveFailureOf } from './profile.errors.ts';
import { changesOf, fieldsOf, isChanged, toProfileValues, type ProfileValues } from './profile.values.ts';

export interface ProfileSaving {
  /** The profile as the server has it. */
  readonly saved: ProfileValues;
  /** What was sent and has become the profile, once: for the form that follows. */
  readonly takeSent: () => ProfileValues | undefined;
  /** The server's sentences about the last try, for the bottom of the form. */
  readonly wrongs: readonly string[];
  readonly onSave: (values: ProfileValues) => Promise<void>;
  readonly problemOf: (error: unknown) => FormProblem;
}

/** Saves the profile: what differs, in one call, and says what became of it (PRO-15, PRO-16, PRO-17). */
export function useProfileForm(member: Member, rules: ProfileRules): ProfileSaving {
  const client = useApi();
  const session = useSession();
  const copy = useCopy(profileCopy);
  const errors = useCopy(errorsCopy);
  const { mutateAsync: send } = useMutation(updateMemberMutation(client));
  const [wrongs, setWrongs] = useState<readonly string[]>([]);
  const dismiss = useRef<() => void>(undefined);
  const dismissFailure = useRef<() => void>(undefined);
  const sent = useRef<ProfileValues>(undefined);
  // What it says is about this form: it goes with it.
  useEffect(() => () => dismissFailure.current?.(), []);
  const saved = useMemo(() => toProfileValues(member), [member]);
  const fields = fieldsOf(rules);

  function sentencesOf(error: unknown): readonly string[] {
    const { fields: wrong, rest, otherwise } = saveFailureOf(error, fields);
    const named = fields.flatMap((field) => {
      const message = wrong[field];
      return message === undefined ? [] : [copy('aboutField', { label: copy(field), message })];
    });
    return [...named, ...rest, ...(otherwise ? [errors(otherwise.key, otherwise.values)] : [])];
  }

  async function onSave(values: ProfileValues) {
    dismiss.current?.();
    dismissFailure.current?.();
    setWrongs([]);
    if (!isChanged(values, saved, rules)) {
      dismiss.current = showFormSuccess(copy('noChanges'));
      return;
    }
    try {
      const answer = await send(changesOf(values, saved, rules));
      sent.current = values;
      session.accept(answer);
    } catch (error) {
      // The session leads to sign-in; what was typed waits for the way back.
      if (error instanceof ApiError && error.status === 401) return;
      setWrongs(sentencesOf(error));
      dismissFailure.current = showFormFailure(copy('notSaved'));
      throw error;
    }
    dismiss.current = showFormSuccess(copy('saved'));
  }

  const problemOf = (error: unknown): FormProblem => ({
    fields: saveFailureOf(error, fields).fields,
    rest: [],
  });

  function takeSent() {
    const values = sent.current;
    sent.current = undefined;
    return values;
  }

  return { saved, takeSent, wrongs, onSave, problemOf };
}
