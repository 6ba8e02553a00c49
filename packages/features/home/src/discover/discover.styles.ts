import { css } from '@emotion/react';
import { onSurface, radius, space } from '@tableside/ui/tokens';

/** The form lies on a banner in the brand's own tone: its labels and errors need a surface that they can be read on. */
export const prospect = css({
  ...onSurface.raised,
  containerType: 'inline-size',
  justifySelf: 'stretch',
  padding: space(5),
  borderRadius: radius.box,
});
