import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { useIsOnline } from '@tableside/kits/session';
import { WifiOff } from '@tableside/ui/icons';
import { showToast } from '@tableside/ui/toast';
import { color, onSurface, space, text } from '@tableside/ui/tokens';
import { useEffect, useEffectEvent, useRef } from 'react';

import { offlineCopy } from './offline.copy.ts';

const region = css({
  position: 'sticky',
  zIndex: 39,
  insetBlockStart: 'var(--ts-header-shown, var(--ts-header-height, 0px))',
});
const banner = css(onSurface.sunken, {
  ...text.small,
  display: 'flex',
  justifyContent: 'center',
  gap: space(2),
  margin: 0,
  padding: `${space(2)} ${space(4)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '& > svg': { flex: 'none' },
});

/**
 * Announces a lost connection, and its return (CHR-40). Part of every page's first load, because its code
 * could not be fetched while offline. The empty region is always rendered, so that screen readers announce
 * text added to it.
 */
export function ConnectionBanner() {
  const copy = useCopy(offlineCopy);
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  const announce = useEffectEvent(() => showToast({ kind: 'success', message: copy('backOnline') }));
  useEffect(() => {
    if (isOnline && wasOffline.current) announce();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  return (
    <div aria-live="polite" css={region}>
      {!isOnline && (
        <p css={banner}>
          <WifiOff size={20} aria-hidden="true" />
          <span>{copy('offlineBanner')}</span>
        </p>
      )}
    </div>
  );
}
