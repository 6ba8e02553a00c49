import axe from 'axe-core';

/** The rules of WCAG that are broken, as far as a document without layout can tell, each with its elements. */
export async function violationsIn(container: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    // jsdom knows no colours in use and no size; a story is no whole page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
