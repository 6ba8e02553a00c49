import { useCopy } from '@tableside/kit-content';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

import { forgetDraft, keepDraft } from './profile-draft.ts';
import type { ProfileRules } from './profile-rules.ts';
import { profileCopy } from './profile.copy.ts';
import { isChanged, type ProfileValues } from './profile.values.ts';
import * as styles from './profile.styles.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

export interface UnsavedChangesProps {
  readonly publicId: string;
  readonly saved: ProfileValues;
  readonly rules: ProfileRules;
}

/** Asks before what was typed is lost, and keeps it where nobody could be asked. */
export function UnsavedChanges({ publicId, saved, rules }: UnsavedChangesProps) {
  const copy = useCopy(profileCopy);
  const { values } = useFormikContext<ProfileValues>();
  const isDirty = isChanged(values, saved, rules);
  const isGivenUp = useRef(false);
  const { isAsking, onStay, onLeave } = useUnsavedChanges(isDirty, () => {
    isGivenUp.current = true;
  });

  const keepOrForget = useEffectEvent(() => {
    if (isDirty && !isGivenUp.current) keepDraft({ publicId, saved, typed: values });
    else forgetDraft();
  });
  useEffect(() => () => keepOrForget(), []);

  return (
    <>
      {isDirty && <span css={styles.unsaved}>{copy('unsaved')}</span>}
      {isAsking && (
        <Dialog
          isOpen
          onClose={onStay}
          title={copy('leaveTitle')}
          closeLabel={copy('leaveClose')}
          footer={
            <>
              <Button variant="secondary" onClick={onLeave}>
                {copy('leaveGo')}
              </Button>
              <Button variant="primary" onClick={onStay}>
                {copy('leaveStay')}
              </Button>
            </>
          }
        >
          <p css={styles.question}>{copy('leaveBody')}</p>
        </Dialog>
      )}
    </>
  );
}
