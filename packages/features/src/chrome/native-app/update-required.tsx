import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { onSurface } from '@tableside/ui/tokens';

import { nativeAppCopy } from './native-app.copy.ts';
import { NewVersion } from './new-version.tsx';

const screen = css(onSurface.raised, {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: 'env(safe-area-inset-top) 0 env(safe-area-inset-bottom)',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', alignItems: 'center' },
});

/**
 * Reopens the dialog after Escape or the back gesture, because not every browser lets a page prevent those.
 */
function open(dialog: HTMLDialogElement | null) {
  if (dialog?.open === false) dialog.showModal();
}

export function UpdateRequired() {
  const copy = useCopy(nativeAppCopy);
  const { apple, google } = usePartner().appStoreLinks;
  const store = /Android/.test(navigator.userAgent) ? (google ?? apple) : (apple ?? google);
  return (
    <dialog
      ref={open}
      onClose={({ currentTarget }) => open(currentTarget)}
      aria-label={copy.text('updateTitle')}
      css={screen}
    >
      <EmptyState
        illustration={<NewVersion />}
        title={copy('updateTitle')}
        titleLevel={1}
        action={
          store !== undefined && (
            <ButtonLink variant="primary" href={store}>
              {copy('updateAction')}
            </ButtonLink>
          )
        }
      >
        <p>{copy('updateText')}</p>
      </EmptyState>
    </dialog>
  );
}
