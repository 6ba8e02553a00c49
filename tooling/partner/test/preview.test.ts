import { expect, test } from 'vitest';

import { previewContent } from '../src/preview.ts';

test('drafts are compared with the published content, text by text', async () => {
  const live = { slug: 'welcome', fields: { body_text: 'Today', note: 'Same' } };
  const draft = { slug: 'welcome', fields: { body_text: 'Tomorrow', note: 'Same' }, draft: true };
  const fresh = { slug: 'summer', fields: { body_text: 'New' }, draft: true };
  expect(previewContent({ popup: [live, draft, fresh] }).split('\n')).toEqual([
    'popup/welcome',
    '  body_text',
    '    live   Today',
    '    draft  Tomorrow',
    'popup/summer is new',
    '  body_text',
    '    live   –',
    '    draft  New',
  ]);
  expect(previewContent({ popup: [live] })).toBe('There are no drafts.');
});
