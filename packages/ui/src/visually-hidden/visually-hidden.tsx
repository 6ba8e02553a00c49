import type { ComponentProps } from 'react';

import { visuallyHidden } from '../tokens.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Accepts any attribute of a span (`role="status"` makes it a live region). */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} css={visuallyHidden} />;
}
