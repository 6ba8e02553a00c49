import type { Platform } from './start-platform.ts';

export function banner(platform: Platform, more: readonly string[] = []): string[] {
  if (!platform.services.has('gateway'))
    return [`  ${[...platform.services].join(', ')} at ${platform.url}`, '', ...more];
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
