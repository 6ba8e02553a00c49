import type { PartnerSettings } from '@tableside/partner-config';

import { readStoredText, removeStored, writeStoredText } from '../browser-storage.ts';
import { takeFromAddress } from './known-visitor.ts';

/** The origins that frame this page, nearest first, where the browser tells. */
const framedBy = (): string | undefined =>
  (window.location as { readonly ancestorOrigins?: ArrayLike<string> }).ancestorOrigins?.[0];

/** Whether the page stands in the admin's frame; who else may frame it the server's headers say (P4). */
function isInAdminFrame(adminOrigin: string | null): adminOrigin is string {
  if (adminOrigin === null || window.parent === window) return false;
  return (framedBy() ?? adminOrigin) === adminOrigin;
}

const isExit = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (data as { source?: unknown }).source === 'radmin-emulation' &&
  (data as { action?: unknown }).action === 'exit';

/**
 * Lets an administrator look through a member's eyes (SES-20, SES-21, OP-079). The one listener of the admin's messages.
 *
 * @param onEnd - the emulation is over: sign out.
 * @returns how to stop listening.
 */
export function watchEmulation({ adminOrigin }: PartnerSettings['emulation'], onEnd: () => void): () => void {
  const given = takeFromAddress('emulation_id');
  if (!isInAdminFrame(adminOrigin)) {
    const isLeftOver = readStoredText('local', 'dr.emulationId') !== undefined;
    removeStored('local', 'dr.emulationId');
    if (isLeftOver) onEnd();
    return () => undefined;
  }
  if (given) writeStoredText('local', 'dr.emulationId', given);
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== adminOrigin || source !== window.parent || !isExit(data)) return;
    removeStored('local', 'dr.emulationId');
    onEnd();
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
