import { css, keyframes } from '@emotion/react';
import {
  color,
  from,
  low,
  motion,
  onSurface,
  pageColumn,
  radius,
  reducedMotion,
  shadow,
  space,
  text,
  weight,
} from '@tableside/ui/tokens';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const banner = css(onSurface.raised, {
  position: 'sticky',
  zIndex: 30,
  insetBlockEnd: 0,
  borderBlockStart: `1px solid ${color.border}`,
  boxShadow: shadow.floating,
  animation: `${rise} ${motion.calm}`,
  [reducedMotion]: { animation: 'none' },
  '@media print': { display: 'none' },
  [low]: { position: 'static', animation: 'none' },
  // Keeps focused elements and floating elements clear of the banner.
  'html:has(&)': {
    '--ts-bottom-inset': '152px',
    [from.desktop]: { '--ts-bottom-inset': '88px' },
    [low]: { '--ts-bottom-inset': '0px' },
  },
  'html:has([data-bottom-action]) &': { display: 'none', [from.desktop]: { display: 'block' } },
});

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space(3)} ${space(4)}`,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${pageColumn} + 2 * ${space(4)})`,
  margin: '0 auto',
  padding: space(4),
  paddingBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
  [from.desktop]: { gridTemplateColumns: 'auto 1fr auto' },
});

export const mark = css({ display: 'block', width: 44, height: 44, borderRadius: radius.small });
export const words = css({ minWidth: 0, '& p': { margin: 0 } });
export const title = css({ ...text.body, fontWeight: weight.semibold, textWrap: 'balance' });
const small = css({ ...text.small, color: color.textMuted });
export const explanation = css(small, { textWrap: 'pretty' });
export const steps = css(small, {
  margin: `${space(1)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: space(2) },
  '& li + li': { marginBlockStart: space(1) },
  '& svg': { flex: 'none', color: color.action },
});

export const actions = css({
  display: 'flex',
  gap: space(3),
  gridColumn: '1 / -1',
  '& > *': { flex: '1 1 0' },
  [from.desktop]: { gridColumn: 'auto', '& > *': { flex: 'none' } },
});
