import { beginEmulation, type ApiClient } from '@tableside/api-client';
import { routes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { readStoredText, removeStored, writeStoredText } from '../browser-storage.ts';
import { consumeQueryParam } from './known-visitor.ts';

const framedBy = (): string | undefined =>
  (window.location as { readonly ancestorOrigins?: ArrayLike<string> }).ancestorOrigins?.[0];

/**
 * Whether the page is inside the admin's frame. The server's headers restrict which origins may frame it
 * (P4).
 */
function isInAdminFrame(adminOrigin: string | null): adminOrigin is string {
  if (adminOrigin === null || window.parent === window) return false;
  return (framedBy() ?? adminOrigin) === adminOrigin;
}

const isExit = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  (data as { source?: unknown }).source === 'radmin-emulation' &&
  (data as { action?: unknown }).action === 'exit';

interface Emulation {
  readonly client: ApiClient;
  readonly load: (path: string) => void;
  /** Called when the emulation has ended or its link has expired. Must sign out. */
  readonly onEnd: () => void;
}

async function enter(ticket: string, { client, load, onEnd }: Emulation): Promise<void> {
  try {
    const { emulationId } = await beginEmulation(client, ticket);
    writeStoredText('local', 'dr.emulationId', emulationId);
    load(routes.overview.path);
  } catch (cause) {
    console.warn('The link opened no session.', cause);
    onEnd();
  }
}

/**
 * Lets a support agent view the site as a member (SES-20, SES-21, SES-24). Registers the only listener for
 * messages from the admin's frame.
 *
 * @returns a function that removes the listener.
 */
export function watchEmulation(
  { adminOrigin }: PartnerSettings['emulation'],
  emulation: Emulation,
): () => void {
  const { onEnd } = emulation;
  const given = consumeQueryParam('emulation_id');
  if (!isInAdminFrame(adminOrigin)) {
    const isLeftOver = readStoredText('local', 'dr.emulationId') !== undefined;
    removeStored('local', 'dr.emulationId');
    if (isLeftOver) onEnd();
    return () => undefined;
  }
  if (given) void enter(given, emulation);
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== adminOrigin || source !== window.parent || !isExit(data)) return;
    removeStored('local', 'dr.emulationId');
    onEnd();
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
