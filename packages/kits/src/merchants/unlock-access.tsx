import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Lock } from '@tableside/ui/icons';
import { showToast } from '@tableside/ui/toast';
import { useState, type ComponentType } from 'react';

import { merchantCopy } from './copy.ts';
import { link, note } from './earn-rate.styles.ts';
import type { UnlockDialogProps, UnlockProps } from './unlock-dialog.tsx';

const button = css(note, link, {
  display: 'inline-flex',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

/**
 * "Unlock access to earn": opens a dialog that shows what the required tier earns and
 * how to reach it (MER-12).
 */
export function UnlockAccess(props: UnlockProps) {
  const copy = useCopy(merchantCopy);
  const [open, setOpen] = useState<{ readonly Dialog: ComponentType<UnlockDialogProps> }>();
  // Most visitors have nothing to unlock, so the code is loaded on demand.
  async function show() {
    try {
      const { UnlockDialog } = await import('./unlock-dialog.tsx');
      setOpen({ Dialog: UnlockDialog });
    } catch {
      showToast({ kind: 'error', message: copy('unlockFailed') });
    }
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" css={button} onClick={() => void show()}>
        <Lock size={16} />
        <span>{copy('unlock')}</span>
      </button>
      {open && <open.Dialog {...props} onClose={() => setOpen(undefined)} />}
    </>
  );
}
