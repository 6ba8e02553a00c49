import { useCopy } from '@tableside/kit-content';
import { errorsCopy } from '@tableside/kit-forms/copy';
import { Button } from '@tableside/ui/button';
import { TextField } from '@tableside/ui/text-field';
import type { Ref } from 'react';

import { homeCopy } from '../copy.ts';
import * as styles from './prospect.styles.ts';
import { useEmailField } from './use-email-field.ts';

export interface PlainProspectFormProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly email: string;
  /** It was sent before its library was there. */
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
  readonly onFocus: () => void;
  readonly onSubmit: () => void;
}

/** The e-mail form without a library: takes what is typed until the form proper is there. */
export function PlainProspectForm({
  ref,
  email,
  isWaiting,
  error,
  onChange,
  onFocus,
  onSubmit,
}: PlainProspectFormProps) {
  const copy = useCopy(homeCopy);
  const formCopy = useCopy(errorsCopy);
  const { label, attributes } = useEmailField();
  return (
    <form
      noValidate
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p css={styles.note}>{formCopy('requiredNote')}</p>
      <TextField
        {...attributes}
        ref={ref}
        label={label}
        value={email}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
      />
      <Button
        type="submit"
        variant="secondary"
        isLoading={isWaiting}
        loadingLabel={formCopy('working')}
        css={styles.button}
      >
        {copy('prospectSubmit')}
      </Button>
    </form>
  );
}
