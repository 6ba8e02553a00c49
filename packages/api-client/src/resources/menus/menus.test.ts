import { dishMarks } from '@tableside/core';
import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { menuHandlers, problem } from '../../testing.ts';
import { fakeWire } from '../../testing/wire.test.support.ts';
import { getMenu } from './menus.resource.ts';

const server = fakeWire();
const client = createClient();

test('MER-38.a a menu has sections, and dishes with description, price, note and marks', async () => {
  const { sections, note } = await getMenu(client, '7');
  expect(note).toBe('Parties of six or more: 20 percent service is added.');
  expect(sections.map(({ name, description, dishes }) => [name, description, dishes.length])).toEqual([
    ['Starters', 'Enough for two to share.', 2],
    ['Mains', undefined, 2],
  ]);
  expect(sections[0]?.dishes[0]).toEqual({
    name: 'Corn bread',
    description: 'With honey butter and sea salt.',
    priceCents: 900,
    marks: ['vegetarian', 'containsNuts'],
  });
  expect(sections[1]?.dishes[1]).toEqual({ name: 'Catch of the day', note: 'market price', marks: [] });
});

test('MER-38.a a mark that is unknown is dropped, and every known one is kept', async () => {
  const marks = [...dishMarks, 'lowSalt'];
  server.use(
    menuHandlers.menu(Response.json({ sections: [{ name: 'All', dishes: [{ name: 'One', marks }] }] })),
  );
  expect((await getMenu(client, '7')).sections[0]?.dishes[0]?.marks).toEqual(dishMarks);
});

test.each([
  ['a section without a name', { sections: [{ name: '', dishes: [] }] }],
  [
    'a price that is no number of cents',
    { sections: [{ name: 'A', dishes: [{ name: 'B', priceCents: 9.5 }] }] },
  ],
  ['no sections', { note: 'None' }],
])('MER-38.a %s is unreadable', async (_, response) => {
  server.use(menuHandlers.menu(Response.json(response)));
  await expect(getMenu(client, '7')).rejects.toMatchObject({ code: 'unreadable' });
});

test('MER-38.c a merchant without a menu as text is a 404', async () => {
  server.use(menuHandlers.menu(problem(404)));
  await expect(getMenu(client, '8')).rejects.toMatchObject({ status: 404 });
});
