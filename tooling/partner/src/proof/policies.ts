import type { SiteRules } from '@tableside/platform/hosting';

export interface Policy {
  readonly pages: readonly string[];
  /**
   * Sources by directive. Hashes of inline code are replaced by their number, because they differ by page.
   */
  readonly directives: readonly (readonly [name: string, sources: readonly string[]])[];
}

const HASH = /^'sha256-/;

function directivesOf(policy: string): Policy['directives'] {
  return policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    const hasHashes = sources.some((source) => HASH.test(source));
    const others = sources.filter((source) => !HASH.test(source));
    return [name, hasHashes ? [...others, 'hashes of inline code'] : others] as const;
  });
}

export function policiesOf(pages: readonly Pick<SiteRules['pages'][number], 'file' | 'headers'>[]): Policy[] {
  const byText = new Map<string, Policy>();
  for (const { file, headers } of pages) {
    const directives = directivesOf(headers['Content-Security-Policy'] ?? '');
    const text = JSON.stringify(directives);
    byText.set(text, { directives, pages: [...(byText.get(text)?.pages ?? []), file] });
  }
  return [...byText.values()].toSorted((one, other) => other.pages.length - one.pages.length);
}

export const allowedOrigins = (policies: readonly Policy[]): string[] => {
  const sources = policies.flatMap(({ directives }) => directives.flatMap(([, found]) => found));
  return [...new Set(sources.filter((source) => /^https?:\/\//.test(source)))].toSorted();
};
