import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

import { profileCopy } from './profile.copy.ts';
import * as styles from './profile.styles.ts';
import { isChanged, type ProfileRules, type ProfileValues } from './profile.values.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface Draft {
  readonly publicId: string;
  readonly saved: ProfileValues;
  readonly typed: ProfileValues;
}

// The draft is in memory only: it is lost with the tab, and no other member can see it.
let stored: Draft | undefined;

export const draftOf = (publicId: string): Draft | undefined =>
  stored?.publicId === publicId ? stored : undefined;

export interface UnsavedChangesProps {
  readonly publicId: string;
  readonly saved: ProfileValues;
  readonly rules: ProfileRules;
}

export function UnsavedChanges({ publicId, saved, rules }: UnsavedChangesProps) {
  const copy = useCopy(profileCopy);
  const { values, isSubmitting: isSaving } = useFormikContext<ProfileValues>();
  const isDirty = isChanged(values, saved, rules);
  const isDiscarded = useRef(false);
  const { isConfirming, onStay, onLeave } = useUnsavedChanges({ isDirty, isSaving }, () => {
    isDiscarded.current = true;
  });

  const storeDraft = useEffectEvent(() => {
    stored = isDirty && !isDiscarded.current ? { publicId, saved, typed: values } : undefined;
  });
  useEffect(() => () => storeDraft(), []);

  return (
    <>
      {isDirty && <span css={styles.unsaved}>{copy('unsaved')}</span>}
      {isConfirming && (
        <Dialog
          isOpen
          onClose={onStay}
          title={copy('leaveTitle')}
          closeLabel={copy.text('leaveClose')}
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
