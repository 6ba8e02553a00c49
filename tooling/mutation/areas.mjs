// The code that is judged by mutation, area by area: which files are changed, and which tests must notice.
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
    mutate: code('packages/kits/session/src'),
    tests: ['packages/kits/session/src/**/*.test.{ts,tsx}'],
  },
  cards: {
    project: 'unit',
    mutate: code('packages/kits/cards/src'),
    tests: ['packages/kits/cards/src/**/*.test.{ts,tsx}'],
  },
  platform: {
    project: 'node',
    mutate: [
      ...code('tooling/platform/src/accounts'),
      'tooling/platform/src/api/anti-forgery/*.ts',
      '!tooling/platform/src/api/anti-forgery/*.test.ts',
    ],
    tests: ['tooling/platform/src/accounts/**/*.test.ts', 'tooling/platform/src/api/**/*.test.ts'],
  },
};
