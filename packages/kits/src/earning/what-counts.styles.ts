import { css } from '@emotion/react';
import { space } from '@tableside/ui/tokens';

export const root = css({ display: 'grid', gap: space(2), marginBlockStart: space(3) });
export const kinds = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  margin: 0,
  padding: 0,
  // The value `none` would keep VoiceOver from announcing a list.
  listStyleType: "''",
});
export const kind = css({ display: 'flex', gap: space(1), alignItems: 'center' });
