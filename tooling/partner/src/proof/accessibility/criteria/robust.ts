import { axeInBrowser, features, field, kits, proven, ui, type Criterion } from '../evidence.ts';

export const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, role and state',
    level: 'A',
    conformance: 'partially',
    remark:
      'Controls are elements of HTML or follow its patterns, and stories are checked with axe. One screen reader was tried, on three pages, by a script.',
    evidence: [
      field,
      proven(
        `${kits}/merchants/save-button.test.tsx`,
        'SAV-01.b SAV-01.c SAV-01.d it names its restaurant and state',
      ),
      axeInBrowser,
    ],
  },
  {
    number: '4.1.3',
    name: 'Messages that are announced',
    level: 'AA',
    conformance: 'supports',
    remark: 'A status is announced politely, an error at once, without moving the focus.',
    evidence: [
      proven(`${features}/search/search-results.test.tsx`, 'SEA-31.a the count is announced'),
      proven(`${ui}/loading/loading.test.tsx`, 'CON2-02 announces the given message'),
      proven(
        'packages/shell/src/offline/connection-banner.test.tsx',
        'CHR-40.c a lost connection is announced',
      ),
    ],
  },
];
