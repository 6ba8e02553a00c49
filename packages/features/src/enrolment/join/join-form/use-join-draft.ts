import { readStored, writeStored } from '@tableside/kits/session';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

import type { JoinField, JoinValues } from './join.values.ts';

/** What was typed into the form, and into whose. */
interface Draft {
  /** The public id of who came by single sign-on; empty for anybody else. */
  readonly owner: string;
  /** The address that the form began with. */
  readonly email: string;
  readonly typed: Readonly<Record<string, unknown>>;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).owner === 'string' &&
  typeof (value as Draft).email === 'string' &&
  typeof (value as Draft).typed === 'object';

// Passwords are never stored.
const isKept = (name: string): boolean => !name.startsWith('password');

/** Keeps what is typed in this tab, until the account is made: over Back, a reload and the end of a session. */
export function useJoinDraft(owner = ''): void {
  const { values, initialValues, dirty, setFormikState } = useFormikContext<JoinValues>();
  const { email } = initialValues;
  const [draft] = useState(() => readStored('session', 'dr.joinDraft', isDraft));

  const restore = useEffectEvent(() => {
    if (draft?.owner !== owner) return;
    const names = (Object.keys(initialValues) as JoinField[]).filter(
      (name) =>
        isKept(name) &&
        typeof draft.typed[name] === typeof initialValues[name] &&
        // Another page's form has sent another address along since.
        (name !== 'email' || draft.email === email),
    );
    // What was typed while the page hydrated is newer; only the state that Formik hands in has it by now.
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
    const typed = Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
    writeStored('session', 'dr.joinDraft', { owner, email, typed } satisfies Draft);
  }, [dirty, values, owner, email]);
}
