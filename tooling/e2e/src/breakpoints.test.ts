import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** The third party's forms fill the screen below 480 pixels, as its own script has it (SUR-11). */
const exceptions = new Set(['packages/kits/surveys/src/survey-window.styles.ts']);

/** Questions about a width, of the window or of a container, and the tokens' own names for them. */
const QUESTION = /@(?:media|container)[^'"`{]*\b(?:(?:min|max)-)?width\b|\(\s*width\s*[<>]/;

test('UIX-01 styles ask for no width but by the four breakpoints of the tokens', () => {
  const files = globSync('packages/**/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|node_modules|\/dist\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const asking = files.filter((file) => QUESTION.test(readFileSync(join(root, file), 'utf8')));
  expect(asking.filter((file) => !exceptions.has(file))).toEqual(['packages/ui/src/tokens.ts']);
});
