import axe from 'axe-core';
import { expect } from 'vitest';

/** No rule of WCAG is broken, as far as a document without layout can tell. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    // jsdom knows no colours in use and no size; a story is no whole page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
