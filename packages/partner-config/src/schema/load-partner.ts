import type * as z from 'zod';

import { findContradictions, type PartnerProblem } from './contradictions.ts';
import { partnerSchema } from './partner.schema.ts';
import { problemsOf } from './problem-words.ts';

/** A partner with every default filled in: what the application reads (CFG-25). */
export type PartnerSettings = Omit<z.output<typeof partnerSchema>, '$schema'>;
/** A partner as its JSON file writes it. */
export type PartnerFile = z.input<typeof partnerSchema>;

export type LoadedPartner =
  | { readonly partner: PartnerSettings; readonly problems: readonly [] }
  | { readonly partner?: undefined; readonly problems: readonly PartnerProblem[] };

type Issues = readonly z.core.$ZodIssue[];

/** The file without the keys that are no settings, so that the rest can be judged in the same run. */
function withoutUnknownKeys(file: unknown, issues: Issues): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(file));
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce<unknown>(
      (node, step) => (node as Record<PropertyKey, unknown>)[step],
      copy,
    );
    for (const key of issue.keys) Reflect.deleteProperty(holder as object, key);
  }
  return copy;
}

/** Checks a partner's file against the schema and its cross-checks and says everything wrong with it at once. */
export function loadPartner(file: unknown): LoadedPartner {
  const parsed = partnerSchema.safeParse(file, { reportInput: true });
  if (parsed.success) {
    const { $schema: _editorOnly, ...partner } = parsed.data;
    const problems = findContradictions(partner);
    return problems.length > 0 ? { problems } : { partner, problems: [] };
  }
  const problems = problemsOf(parsed.error.issues);
  const known = partnerSchema.safeParse(withoutUnknownKeys(file, parsed.error.issues));
  return { problems: known.success ? [...problems, ...findContradictions(known.data)] : problems };
}
