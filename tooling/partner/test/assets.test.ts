import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { assetFindings } from '../src/check/assets.ts';
import { printFinding } from '../src/findings.ts';
import { loadedPartner } from '../src/partners.ts';

const partners = resolve(import.meta.dirname, '../../../partners');
const hilton = loadedPartner(partners, 'hilton');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-assets-'));
  cpSync(join(partners, 'assets/hilton'), join(folder, 'assets/hilton'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = (partner = hilton) => assetFindings(folder, partner).map(printFinding);

test('the drawings of a partner have no problems', () => {
  expect(found()).toEqual([]);
});
test('a missing one is reported', () => {
  rmSync(join(folder, 'assets/hilton/share.svg'));
  expect(found()).toEqual([expect.stringContaining('assets/hilton/share.svg is missing')]);
});
test('a footer logo in the settings must exist', () => {
  const [logo] = hilton.footer.logos;
  const other = { ...logo!, src: 'footer-other.svg' };
  expect(found({ ...hilton, footer: { ...hilton.footer, logos: [other] } })).toEqual([
    expect.stringContaining('assets/hilton/footer-other.svg is missing'),
  ]);
});
test.each([
  ['<svg viewBox="0 0 48 48"><script>1</script></svg>', 'runs script'],
  ['<svg viewBox="0 0 48 48" onload="1"></svg>', 'runs script'],
  ['<svg viewBox="0 0 48 48"><image href="https://other.example/a.png"/></svg>', 'loads another file'],
  ['<svg viewBox="0 0 48 48"><text>Hi</text></svg>', 'contains text: draw the letters as paths'],
  ['<svg viewBox="0 0 48 48"><g style="fill:red"/></svg>', 'contains styles: use attributes'],
  ['not a drawing', 'is not an svg with a viewBox'],
])('%s contains more than a drawing', (source, message) => {
  writeFileSync(join(folder, 'assets/hilton/mark.svg'), source);
  expect(found()).toEqual([`hilton  assets/hilton/mark.svg ${message}`]);
});
