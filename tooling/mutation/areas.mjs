// The areas of mutation testing: which files are mutated, which tests must kill the mutants, and which tests
// need their own process.
const code = (folder) => [
  `${folder}/**/*.{ts,tsx}`,
  // Excludes files without behavior: tests and their helpers, copy, styles, and lists of exports.
  `!${folder}/**/*.{test,test.support,fixture,stories,styles}.{ts,tsx}`,
  `!${folder}/**/{index,testing,copy,*.copy}.ts`,
  `!${folder}/**/testing/**`,
];

export const areas = {
  core: { project: 'pure', mutate: code('packages/core/src'), tests: ['packages/core/src/**/*.test.ts'] },
  session: {
    project: 'unit',
    mutate: code('packages/kits/src/session'),
    tests: ['packages/kits/src/session/**/*.test.{ts,tsx}'],
  },
  cards: {
    project: 'unit',
    mutate: [...code('packages/kits/src/cards'), ...code('packages/kits/src/payments')],
    tests: ['packages/kits/src/{cards,payments}/**/*.test.{ts,tsx}'],
    // The payment provider's package permanently keeps the first script it finds.
    alone: [
      'packages/kits/src/payments/*.test.{ts,tsx}',
      'packages/kits/src/cards/form/card-form-payments.test.tsx',
    ],
  },
  platform: {
    project: 'node',
    mutate: [
      ...code('tooling/platform/src/accounts'),
      'tooling/platform/src/api/anti-forgery/*.ts',
      '!tooling/platform/src/api/anti-forgery/*.test.ts',
    ],
    // Tests of access control; tests of other endpoints only pass through it.
    tests: [
      'tooling/platform/src/accounts/*.test.ts',
      'tooling/platform/src/api/{anti-forgery,recovery,sign-in}/*.test.ts',
      'tooling/platform/src/api/member/{member,update-member,update-profile}.test.ts',
      'tooling/platform/src/api/feature-flags/overrides.test.ts',
      'tooling/platform/src/api/cross-origin.test.ts',
    ],
  },
};
