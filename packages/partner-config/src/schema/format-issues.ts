import type * as z from 'zod';

import type { PartnerProblem } from './cross-field-rules.ts';
import { nearestName } from './nearest-name.ts';
import { settingNamesAt } from './setting-names.ts';

export const writePath = (path: readonly PropertyKey[]) => path.map(String).join('.') || '(file)';

const kinds: Record<string, string> = {
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of settings',
  record: 'a map from path to entry',
};
const kindOf = (expected: string) => kinds[expected] ?? expected;

const isMissing = (issue: z.core.$ZodIssue) => issue.input === undefined;

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue)
        ? `is missing: it is ${kindOf(issue.expected)}`
        : `must be ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_key':
      return 'is not a path: start with / or use *';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty'
        : `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

export function formatIssues(issues: readonly z.core.$ZodIssue[]): PartnerProblem[] {
  return issues.flatMap((issue): PartnerProblem[] => {
    if (issue.code !== 'unrecognized_keys')
      return [{ path: writePath(issue.path), message: messageOf(issue) }];
    const known = settingNamesAt(issue.path);
    return issue.keys.map((key) => {
      const nearest = nearestName(key, known);
      return {
        path: writePath([...issue.path, key]),
        message: nearest ? `is not a setting: did you mean ${nearest}?` : 'is not a setting',
      };
    });
  });
}
