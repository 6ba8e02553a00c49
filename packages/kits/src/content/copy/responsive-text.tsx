import type { ResponsiveText as Text } from '@tableside/content-client';
import { useIsDesktop } from '@tableside/ui/media';

import { useCopyNodes, type CopyOptions } from './copy-text.tsx';

export interface ResponsiveTextProps extends CopyOptions {
  readonly text: Text;
}

/** The copy for this width, for places that look at their children. */
export function useResponsiveText({ desktop, mobile }: Text, options?: CopyOptions) {
  const isDesktop = useIsDesktop();
  return useCopyNodes(isDesktop && desktop ? desktop : mobile, options);
}

/** The desktop words from 861 px on where there are any, the mobile words otherwise (ERN-08). */
export function ResponsiveText({ text, ...options }: ResponsiveTextProps) {
  return useResponsiveText(text, options);
}
