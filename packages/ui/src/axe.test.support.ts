import axe from 'axe-core';

/** Returns WCAG violations with their elements, as far as a document without layout allows. */
export async function violationsIn(container: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    // jsdom computes neither colors nor sizes, and a story is not a whole page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
