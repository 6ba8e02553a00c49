import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Below 480 pixels, the third party's script shows its forms full screen (SUR-11).
  'packages/kits/src/surveys/survey-window.styles.ts': ['@media (max-width: ${PHONE_BELOW - 0.02}px)'],
  // Here, the margin beside the page decides, and the page's layout stays (SUR-14).
  'packages/features/src/surveys/docked/survey-tab.styles.ts': [
    '@media screen and (min-width: ${width.content + 2 * MARGIN}px)',
    '@media screen and (min-width: ${width.frame + 2 * MARGIN}px)',
  ],
};

const QUESTION =
  /@(?:media|container)[^'"`{]*\b(?:(?:min|max)-)?width\b|\(\s*width\s*[<>]|\(\s*(?:min|max)-width\s*:(?! \$\{breakpoint\.)/;

test('UIX-01 styles use only the four breakpoints of the design tokens', () => {
  const files = globSync('packages/**/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|node_modules|\/dist\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const textOf = (file: string) =>
    (exceptions[file] ?? []).reduce(
      (text, query) => text.replace(query, ''),
      readFileSync(join(root, file), 'utf8'),
    );
  expect(files.filter((file) => QUESTION.test(textOf(file)))).toEqual(['packages/ui/src/tokens.ts']);
});
