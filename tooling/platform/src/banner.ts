import type { Platform } from './start-platform.ts';

/** What is said once everything runs: where the sites are, and what else there is to know. */
export function banner(platform: Platform, more: readonly string[] = []): string[] {
  const ids = platform.partners.map(({ id }) => id);
  const width = Math.max(...ids.map((id) => platform.urlOf(id).length));
  return [
    '',
    `${platform.url}  (default partner)`,
    ...ids.map((id) => {
      const local = platform.localUrlOf(id);
      return local === undefined ? platform.urlOf(id) : `${platform.urlOf(id).padEnd(width)}  ${local}`;
    }),
    '',
    ...more,
  ].map((line) => (line === '' ? '' : `  ${line}`));
}
