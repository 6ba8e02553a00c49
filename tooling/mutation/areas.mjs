// The code that is judged by mutation, area by area: which files are changed, which tests must notice, and which of
// those need a process of their own.
const code = (folder) => [
  `${folder}/**/*.{ts,tsx}`,
  // Tests and what they stand on, words, looks, and lists of exports have no behavior of their own.
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
    // The provider's package keeps the first script it sees, for good.
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
    // The tests of who may do what; those of the other calls only pass through it.
    tests: [
      'tooling/platform/src/accounts/*.test.ts',
      'tooling/platform/src/api/{anti-forgery,recovery,sign-in}/*.test.ts',
      'tooling/platform/src/api/member/{member,update-member,update-profile}.test.ts',
      'tooling/platform/src/api/feature-flags/overrides.test.ts',
      'tooling/platform/src/api/cross-origin.test.ts',
    ],
  },
};
