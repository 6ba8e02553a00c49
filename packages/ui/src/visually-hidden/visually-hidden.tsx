import type { ComponentProps } from 'react';

import { visuallyHidden } from './visually-hidden.styles.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for screen readers only. Takes any attribute of a span (`role="status"` makes it a live region). */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} css={visuallyHidden} />;
}
