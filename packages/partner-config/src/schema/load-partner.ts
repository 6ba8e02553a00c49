import type * as z from 'zod';

import { checkCrossFieldRules, type PartnerProblem } from './cross-field-rules.ts';
import { partnerSchema, type PartnerSettings } from './partner.schema.ts';
import { formatIssues } from './format-issues.ts';

export type LoadedPartner =
  | { readonly partner: PartnerSettings; readonly problems: readonly [] }
  | { readonly partner?: undefined; readonly problems: readonly PartnerProblem[] };

type Issues = readonly z.core.$ZodIssue[];

/** Removes unknown keys, so that the rest can be validated in the same run. */
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

const validSettings = (file: unknown): Partial<PartnerSettings> =>
  Object.fromEntries(
    Object.entries(partnerSchema.shape).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(Reflect.get(Object(file) as object, name));
      return success ? [[name, data]] : [];
    }),
  );

/** Validates a partner's file against the schema and the cross-field rules. Returns all problems at once. */
export function loadPartner(file: unknown): LoadedPartner {
  const parsed = partnerSchema.safeParse(file, { reportInput: true });
  if (parsed.success) {
    const { $schema: _editorOnly, ...partner } = parsed.data;
    const problems = checkCrossFieldRules(partner);
    return problems.length > 0 ? { problems } : { partner, problems: [] };
  }
  const { issues } = parsed.error;
  const valid = validSettings(withoutUnknownKeys(file, issues));
  return { problems: [...formatIssues(issues), ...checkCrossFieldRules(valid)] };
}
