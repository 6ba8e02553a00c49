import { useCopy } from '@tableside/kit-content';
import { useEffect, useRef, useState, type ComponentType } from 'react';

import { homeCopy } from '../copy.ts';
import { PlainProspectForm } from './plain-prospect-form.tsx';
import type { ProspectFormProps } from './prospect-form.tsx';
import { whenIdle } from './when-idle.ts';

const loadForm = async () => (await import('./prospect-form.tsx')).ProspectForm;

/**
 * The e-mail form (HOM-03). What stands there first is a plain field of the same size; the form proper, with its
 * library, takes its place when the browser is idle or the field is entered. Text, caret and a wish to submit carry over.
 */
export function ProspectEmail() {
  const copy = useCopy(homeCopy);
  const [email, setEmail] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Form, setForm] = useState<ComponentType<ProspectFormProps>>();
  const [caret, setCaret] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const loading = useRef<Promise<boolean>>(undefined);

  const load = async (): Promise<boolean> => {
    try {
      const Loaded = await loadForm();
      const input = field.current;
      setCaret(input && document.activeElement === input ? input.selectionStart : null);
      setForm(() => Loaded);
      return true;
    } catch {
      loading.current = undefined;
      return false;
    }
  };
  /** Whether the form proper is there; asked again after a failure it is fetched again. */
  const upgrade = () => (loading.current ??= load());

  const onSubmit = async () => {
    setHasFailed(false);
    setIsWanted(true);
    if (await upgrade()) return;
    setIsWanted(false);
    setHasFailed(true);
  };

  useEffect(() => {
    // Typed before the code of the page was there.
    if (field.current) setEmail(field.current.value);
    return whenIdle(() => void upgrade());
    // Once, when the page has come to rest.
  }, []);

  if (Form) return <Form initialEmail={email} caret={caret} isSentAtOnce={isWanted} />;
  return (
    <PlainProspectForm
      ref={field}
      email={email}
      isWaiting={isWanted}
      error={hasFailed ? copy('prospectNotLoaded') : undefined}
      onChange={setEmail}
      onFocus={() => void upgrade()}
      onSubmit={() => void onSubmit()}
    />
  );
}
