import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Lock } from '@tableside/ui/icons';
import { lazyPart } from '@tableside/ui/lazy-part';
import { showToast } from '@tableside/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';

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

function NotLoaded({ onClose }: UnlockDialogProps) {
  const copy = useCopy(merchantCopy);
  const report = useEffectEvent(() => {
    showToast({ kind: 'error', message: copy('unlockFailed') });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

const UnlockDialog = lazyPart(() => import('./unlock-dialog.tsx').then((module) => module.UnlockDialog), {
  Failed: NotLoaded,
});

export function UnlockAccess(props: UnlockProps) {
  const copy = useCopy(merchantCopy);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" css={button} onClick={() => setIsOpen(true)}>
        <Lock size={16} />
        <span>{copy('unlock')}</span>
      </button>
      {isOpen && <UnlockDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
