import { expect, test } from 'vitest';

import { contactSheet } from './sheet.ts';

const shot = { partner: 'harbor', screen: 'home', width: 390 };

test('a sheet has each partner once, and each picture with a label', async () => {
  const pictures = [['now', 'current/harbor/home-390.png']] as const;
  const page = await contactSheet('2 screens', [
    { ...shot, pictures },
    { ...shot, width: 1280, pictures },
  ]);
  expect(page.match(/<h2>harbor<\/h2>/g)).toHaveLength(1);
  expect(page).toContain('alt="harbor, home, 390 px: now"');
  expect(page).toContain('alt="harbor, home, 1280 px: now"');
});
