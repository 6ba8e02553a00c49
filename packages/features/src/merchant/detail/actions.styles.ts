import { css } from '@emotion/react';
import { color, from, low, space } from '@tableside/ui/tokens';

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} 0`,
  '& > a, & > button': {
    flexDirection: 'column',
    gap: space(1),
    minWidth: 48,
    padding: `${space(2)} ${space(1)}`,
    borderColor: 'transparent',
    fontSize: '0.875rem',
    lineHeight: 10 / 7,
  },
});
export const notOnPhones = css({
  display: 'none',
  [from.desktop]: { display: 'block', width: '100%', paddingBlockEnd: space(2) },
});

export const sticky = css({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  padding: `${space(3)} ${space(4)}`,
  paddingBlockEnd: `max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  [low]: { position: 'static' },
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
  'html:has(&)': {
    '--ts-bottom-covered': `calc(48px + 2 * ${space(3)})`,
    [low]: { '--ts-bottom-covered': '0px' },
    [from.desktop]: { '--ts-bottom-covered': '0px' },
  },
});
