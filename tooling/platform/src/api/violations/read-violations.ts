import * as z from 'zod';

export type ViolationKind = 'policy' | 'integrity';

/** A violation without personal data: its addresses contain no query and no ids. */
export interface Violation {
  readonly kind: ViolationKind;
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const directives = new Set([
  'base-uri',
  'connect-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const LONGEST = 200;
const isFile = (segment: string) => /^[\w.-]+\.[a-z0-9]{1,11}$/i.test(segment);
const isWord = (segment: string) => /^[a-z_-]{0,40}$/i.test(segment);

/**
 * Removes query, fragment, credentials and every part of the path that may identify a person or a thing.
 * Anything but a web address is reduced to its scheme or keyword.
 */
export function withoutIds(address: string): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return '';
  if (!/^https?:$/.test(url.protocol)) return url.protocol.slice(0, LONGEST);
  const segments = url.pathname.split('/');
  const path = segments.map((one, index) =>
    isWord(one) || (index === segments.length - 1 && isFile(one)) ? one : ':id',
  );
  return (url.origin + path.join('/')).slice(0, LONGEST);
}

const text = z.string().max(4096).catch('');

const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
  }),
});
const reports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text.optional() }),
    }),
  )
  .max(50);

const directiveOf = (name: string) => {
  // Older browsers send the directive together with its sources.
  const [bare = ''] = name.split(' ');
  return directives.has(bare) ? bare : 'other';
};

const kinds: Readonly<Record<string, ViolationKind>> = {
  'csp-violation': 'policy',
  'integrity-violation': 'integrity',
};

export function readViolations(body: unknown): readonly Violation[] | undefined {
  const old = oldReport.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      {
        kind: 'policy',
        directive: directiveOf(report['effective-directive'] || report['violated-directive'] || ''),
        blocked: withoutIds(report['blocked-uri']),
        page: withoutIds(report['document-uri']),
      },
    ];
  }
  const list = reports.safeParse(body);
  return list.data?.flatMap(({ type, body: { documentURL, blockedURL, effectiveDirective } }) => {
    const kind = kinds[type];
    if (kind === undefined) return [];
    const directive = kind === 'integrity' ? 'script-src' : directiveOf(effectiveDirective ?? '');
    return [{ kind, directive, blocked: withoutIds(blockedURL), page: withoutIds(documentURL) }];
  });
}
