import axe from 'axe-core';

/**
 * The rules of WCAG that are broken, as far as a document without layout can tell: it knows no colors in use, and what
 * another origin shows is looked at there.
 */
export async function violationsIn(container: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    iframes: false,
    rules: {
      'color-contrast': { enabled: false },
      'frame-tested': { enabled: false },
      // A part of a page is no whole one.
      region: { enabled: container === document.body },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
