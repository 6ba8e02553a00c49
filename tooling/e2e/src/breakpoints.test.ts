import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const exceptions = new Set([
  // The third party's script shows its forms full screen below 480 pixels (SUR-11).
  'packages/kits/src/surveys/survey-window.styles.ts',
  // The margin beside the page decides here, and the page's layout stays (SUR-14).
  'packages/features/src/surveys/docked/survey-tab.styles.ts',
]);

const QUESTION =
  /@(?:media|container)[^'"`{]*\b(?:(?:min|max)-)?width\b|\(\s*width\s*[<>]|\(\s*(?:min|max)-width\s*:(?! \$\{breakpoint\.)/;

test('UIX-01 styles use only the four breakpoints of the design tokens', () => {
  const files = globSync('packages/**/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|node_modules|\/dist\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const asking = files.filter((file) => QUESTION.test(readFileSync(join(root, file), 'utf8')));
  expect(asking.filter((file) => !exceptions.has(file))).toEqual(['packages/ui/src/tokens.ts']);
});
