import axe from 'axe-core';

/**
 * Returns WCAG violations, as far as a document without layout allows: colors are not computed, and frames of
 * other origins are checked separately.
 */
export async function violationsIn(container: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    iframes: false,
    rules: {
      'color-contrast': { enabled: false },
      'frame-tested': { enabled: false },
      region: { enabled: container === document.body },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
