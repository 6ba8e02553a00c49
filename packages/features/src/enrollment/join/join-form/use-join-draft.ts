import { readStored, writeStored } from '@tableside/kits/session';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

import type { JoinField, JoinValues } from './join.values.ts';

interface Draft {
  /** The public id of a member from single sign-on; empty for anyone else. */
  readonly owner: string;
  readonly email: string;
  readonly termsVersion: string;
  readonly typed: Readonly<Record<string, unknown>>;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).owner === 'string' &&
  typeof (value as Draft).email === 'string' &&
  typeof (value as Draft).typed === 'object';

// Passwords are never stored.
const isStorable = (name: string): boolean => !name.startsWith('password');

export function useJoinDraft({
  owner = '',
  termsVersion,
}: {
  readonly owner: string | undefined;
  readonly termsVersion: string;
}): void {
  const { values, initialValues, dirty, setFormikState } = useFormikContext<JoinValues>();
  const { email } = initialValues;
  const [draft] = useState(() => readStored('session', 'dr.joinDraft', isDraft));

  const restore = useEffectEvent(() => {
    if (draft?.owner !== owner) return;
    const names = (Object.keys(initialValues) as JoinField[]).filter(
      (name) =>
        isStorable(name) &&
        typeof draft.typed[name] === typeof initialValues[name] &&
        // Another form has passed a different address since.
        (name !== 'email' || draft.email === email) &&
        (name !== 'terms' || draft.termsVersion === termsVersion),
    );
    // Values typed during hydration are newer than the draft. Only the state passed here already contains
    // them.
    setFormikState((state) => ({
      ...state,
      values: {
        ...state.values,
        ...Object.fromEntries(
          names
            .filter((name) => state.values[name] === initialValues[name])
            .map((name) => [name, draft.typed[name]]),
        ),
      },
    }));
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (!dirty) return;
    const typed = Object.fromEntries(Object.entries(values).filter(([name]) => isStorable(name)));
    writeStored('session', 'dr.joinDraft', { owner, email, termsVersion, typed } satisfies Draft);
  }, [dirty, values, owner, email, termsVersion]);
}
