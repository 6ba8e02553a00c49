import { ApiError } from '@tableside/api-client';
import { updateMemberMutation } from '@tableside/api-client/queries';
import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import {
  errorsCopy,
  showFormFailure,
  showFormSuccess,
  toServerErrors,
  toSubmitError,
  type ServerError,
} from '@tableside/kits/forms';
import { useApi, useSession } from '@tableside/kits/session';
import { useMutation } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';

import { profileCopy } from './profile.copy.ts';
import {
  changesOf,
  fieldsOf,
  followed,
  isChanged,
  toProfileValues,
  type ProfileRules,
  type ProfileValues,
} from './profile.values.ts';

/** Maps the server's field errors (PRO-18). The server may name address fields with or without a prefix. */
const toFieldErrors = (error: unknown): readonly ServerError[] =>
  (toServerErrors(error) ?? []).map((one) => ({ ...one, field: one.field.replace(/^address\./, '') }));

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message.trim() || undefined
    : undefined;
}

export function useSaveProfile(member: Member, rules: ProfileRules) {
  const client = useApi();
  const session = useSession();
  const copy = useCopy(profileCopy);
  const errors = useCopy(errorsCopy);
  const { mutateAsync: send } = useMutation(updateMemberMutation(client));
  const [saveErrors, setSaveErrors] = useState<readonly string[]>([]);
  const dismiss = useRef<() => void>(undefined);
  const dismissFailure = useRef<() => void>(undefined);
  useEffect(() => () => dismissFailure.current?.(), []);
  const saved = useMemo(() => toProfileValues(member), [member]);
  const followedRef = useRef(saved);
  const fields = fieldsOf(rules);
  const isShown = ({ field }: ServerError) => fields.some((shown) => shown === field);

  function toSentences(error: unknown): readonly string[] {
    const found = toFieldErrors(error);
    if (found.length === 0) {
      const { key, values } = toSubmitError(error);
      return [messageOf(error) ?? errors.text(key, values)];
    }
    const sentenceOf = (one: ServerError, label: string) =>
      'key' in one ? errors.text(one.key, { label, ...one.values }) : one.message;
    const shown = fields.flatMap((field) => {
      const one = found.find((error) => error.field === field);
      const label = copy.text(field);
      return one ? [copy.text('aboutField', { label, message: sentenceOf(one, label) })] : [];
    });
    return [...shown, ...found.filter((one) => !isShown(one)).map((one) => sentenceOf(one, one.field))];
  }

  async function onSubmit(values: ProfileValues, { setFormikState }: FormikHelpers<ProfileValues>) {
    dismiss.current?.();
    dismissFailure.current?.();
    setSaveErrors([]);
    if (!isChanged(values, saved, rules)) {
      dismiss.current = showFormSuccess(copy('noChanges'));
      return;
    }
    try {
      const response = await send(changesOf(values, saved, rules));
      const next = toProfileValues(response.member);
      // Resets the form to the saved values, but keeps edits made during the call.
      setFormikState((state) => ({
        ...state,
        values: followed(state.values, values, next),
        errors: {},
        touched: {},
        submitCount: 0,
      }));
      // What was set back to its former value during the call is an edit too.
      followedRef.current = next;
      session.accept(response);
    } catch (error) {
      // On 401 the session redirects to sign-in. Unsaved changes are kept for the member's return.
      if (error instanceof ApiError && error.status === 401) return;
      setSaveErrors(toSentences(error));
      dismissFailure.current = showFormFailure(copy('notSaved'));
      throw error;
    }
    dismiss.current = showFormSuccess(copy('saved'));
  }

  return {
    saved,
    followedRef,
    saveErrors,
    onSubmit,
    mapError: (error: unknown) => toFieldErrors(error).filter(isShown),
  };
}
