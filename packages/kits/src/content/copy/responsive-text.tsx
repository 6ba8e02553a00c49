import type { ResponsiveText as Text } from '@tableside/content-client';
import { useIsDesktop } from '@tableside/ui/media';

import { useCopyNodes, type CopyOptions } from './copy-text.tsx';

export interface ResponsiveTextProps extends CopyOptions {
  readonly text: Text;
}

export function useResponsiveText({ desktop, mobile }: Text, options?: CopyOptions) {
  const isDesktop = useIsDesktop(desktop !== undefined);
  return useCopyNodes(isDesktop && desktop ? desktop : mobile, options);
}

/** Renders the desktop text from 861 px up, if there is one, or else the mobile text (ERN-08). */
export function ResponsiveText({ text, ...options }: ResponsiveTextProps) {
  return useResponsiveText(text, options);
}
