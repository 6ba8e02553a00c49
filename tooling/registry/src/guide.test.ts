import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readExamples, readGuide } from './guide.ts';

function readme(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'README.md');
  writeFileSync(path, text);
  return path;
}

const text = `# Package

\`\`\`sh
npm install package
\`\`\`

## A site

\`\`\`sh
npm install site
npm run build
\`\`\`

\`\`\`json title="src/a.json"
{}
\`\`\`

\`\`\`ts
const isAnExample = true;
\`\`\`

## Development

\`\`\`json title="other.json"
{}
\`\`\`
`;

test('a guide is the titled code and the commands of one section', () => {
  expect(readGuide(readme(text), 'A site')).toEqual({
    files: new Map([['src/a.json', '{}\n']]),
    commands: ['npm install site', 'npm run build'],
  });
});

test('a section that does not exist or writes no file is refused', () => {
  expect(() => readGuide(readme(text), 'Another site')).toThrow('has no files below "Another site"');
  expect(() => readGuide(readme('## A site\n'), 'A site')).toThrow('has no files below "A site"');
});

test('examples are the code in TypeScript without a title', () => {
  const path = readme(text);
  expect([...readExamples(path).values()]).toEqual(['const isAnExample = true;\n']);
});
