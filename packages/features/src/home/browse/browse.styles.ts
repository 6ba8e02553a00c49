import { css } from '@emotion/react';
import { color, motion, onSurface, radius, space, text, touchTarget, weight } from '@tableside/ui/tokens';

export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const chip = css({
  ...onSurface.raised,
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: touchTarget,
  padding: `${space(2)} ${space(4)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: color.borderStrong },
  '& > svg': { color: color.link },
});
