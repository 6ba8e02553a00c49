/** Licenses that are compatible with ours. See docs/decisions/0004-dependency-age-and-licenses.md. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages with other licenses that were reviewed one by one, each with the license that it states. */
const lookedAt: readonly { readonly name: RegExp; readonly license: string }[] = [
  { name: /^@img\/sharp-libvips-[\w-]+$/, license: 'LGPL-3.0-or-later' },
  { name: /^libheif-js$/, license: 'LGPL-3.0' },
  { name: /^zipcodes$/, license: 'BSD' },
];

export type LicenseList = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** Expects an SPDX expression without inner parentheses. For OR, one side must be allowed. For AND, both. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((license) => allowed.has(license)));

export const refusedLicenses = (list: LicenseList): string[] =>
  Object.entries(list).flatMap(([license, packages]) =>
    isAllowed(license)
      ? []
      : packages
          .filter(({ name }) => !lookedAt.some((known) => known.license === license && known.name.test(name)))
          .map(({ name }) => `${name}: ${license}`),
  );
