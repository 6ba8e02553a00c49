import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { contentGroups } from '../content.ts';
import { readContent } from './read-content.ts';
import { readEntries } from './wire.ts';

const names = [
  'app_only_bonus',
  'app_text',
  'banner',
  'banner_copy',
  'banner_text',
  'body_text',
  'code',
  'copy',
  'days_to_display',
  'description',
  'fields',
  'image',
  'is_enabled',
  'link',
  'link_groups',
  'links',
  'main_column',
  'order',
  'page_text',
  'primary_links',
  'query',
  'referral_link',
  'side_column',
  'slug',
  'text',
  'text_mobile',
  'title',
  'type',
  'url',
  'user_states',
  '__proto__',
] as const;

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      null,
      true,
      0,
      -1,
      NaN,
      '',
      'x',
      '/x',
      'javascript:alert(1)',
      'link',
      'button',
      'bonus',
      'none',
      '{a}',
      '<b>',
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 6 }),
  ),
}));

test(
  'CON-08.a CON-15 no response breaks the parser, and no URL in the result is dangerous',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contentGroups),
        value,
        fc.array(value, { maxLength: 3 }),
        (group, response, data) => {
          expect(readEntries(response) ?? []).toBeInstanceOf(Array);
          const content = readContent({ [group]: readEntries({ data }) ?? [] }, { log: () => undefined });
          const { surveys: _passedThrough, ...read } = content;
          expect(JSON.stringify(read)).not.toMatch(/"(?:url|href|image)":"javascript:/);
        },
      ),
      { numRuns: 400, examples: [['earn_details', [], [{ fields: { url: 'javascript:alert(1)' } }]]] },
    );
  },
);
