import { expect, test } from 'vitest';

import { summarize } from './trace-queries.ts';

test('a statement is named by its operation and first table, without its values', () => {
  const summaries = {
    'select "public_id" from "members" where "members"."email" = $1': 'select members',
    'insert into "outbox" ("id") values (default)': 'insert outbox',
    "update merchants set name = 'Anna'": 'update merchants',
    'with fresh as (insert into rate_limit_items values ($1)) select 1': 'with rate_limit_items',
    begin: 'begin',
    'set local statement_timeout = 0': 'set',
    "select 'robin@example.com'": 'select',
    '': 'statement',
  };
  for (const [text, summary] of Object.entries(summaries)) expect(summarize(text)).toBe(summary);
});
