import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const exceptions = new Set([
  // Below 480 pixels, the third party's script shows its forms full screen (SUR-11).
  'packages/kits/src/surveys/survey-window.styles.ts',
  // Here, the margin beside the page decides, and the page's layout stays (SUR-14).
  'packages/features/src/surveys/docked/survey-tab.styles.ts',
]);

const QUESTION =
  /@(?:media|container)[^'"`{]*\b(?:(?:min|max)-)?width\b|\(\s*width\s*[<>]|\(\s*(?:min|max)-width\s*:(?! \$\{breakpoint\.)/;

test('UIX-01 styles use only the four breakpoints of the design tokens', () => {
  const files = globSync('packages/**/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|node_modules|\/dist\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const matching = files.filter((file) => QUESTION.test(readFileSync(join(root, file), 'utf8')));
  expect(matching.filter((file) => !exceptions.has(file))).toEqual(['packages/ui/src/tokens.ts']);
});
