import {
  axeInBrowser,
  contrast,
  e2e,
  features,
  field,
  limits,
  noMedia,
  proven,
  shown,
  ui,
  type Criterion,
} from '../evidence.ts';

export const perceivablePresentation: readonly Criterion[] = [
  {
    number: '1.4.1',
    name: 'Color is not alone',
    level: 'A',
    conformance: 'supports',
    remark: 'What is pressed, chosen or wrong has words, a mark or a shape as well.',
    evidence: [
      proven(
        `${e2e}/layout-limits.e2e.ts`,
        'MER-21.a UIX-08 forced colors keep the empty stars and the pressed filter apart',
      ),
      field,
    ],
  },
  {
    number: '1.4.2',
    name: 'Sound that can be stopped',
    level: 'A',
    conformance: 'not applicable',
    remark: noMedia,
  },
  {
    number: '1.4.3',
    name: 'Contrast of text',
    level: 'AA',
    conformance: 'supports',
    remark: 'The pairs of each brand’s colors are measured, and axe measures what pages show.',
    evidence: [contrast, axeInBrowser],
  },
  {
    number: '1.4.4',
    name: 'Text of twice the size',
    level: 'AA',
    conformance: 'supports',
    remark: 'Nothing is cut off or wider than the screen.',
    evidence: [
      limits,
      proven(
        `${e2e}/layout-limits.e2e.ts`,
        'SEA-36.a CHR-47 CHR-50 MER-42 with text of twice the size, the program’s name',
      ),
    ],
  },
  {
    number: '1.4.5',
    name: 'Text instead of pictures of text',
    level: 'AA',
    conformance: 'partially',
    remark: 'The product uses text; restaurants may send their menu as pictures, which say so.',
    evidence: [
      proven(
        `${features}/merchant/menu/menu-pictures.test.tsx`,
        'MER-38.a a menu that is known as text is a link to its page',
      ),
    ],
  },
  {
    number: '1.4.10',
    name: 'No scrolling sideways at 320 pixels',
    level: 'AA',
    conformance: 'supports',
    remark: 'Maps may be moved both ways, as the criterion allows.',
    evidence: [
      limits,
      proven(
        `${ui}/global-styles.test.tsx`,
        'UIX-02.c UIX-03.a UIX-03.b the page is never narrower than 320 px',
      ),
    ],
  },
  {
    number: '1.4.11',
    name: 'Contrast of controls and signs',
    level: 'AA',
    conformance: 'supports',
    remark: 'Borders of fields, rings of focus and signs are among the measured pairs of each brand.',
    evidence: [contrast, shown('.storybook/guide/brands.stories.tsx', 'SideBySide')],
  },
  {
    number: '1.4.12',
    name: 'Wider spacing of text',
    level: 'AA',
    conformance: 'partially',
    remark: 'Layouts take text of twice the size and long names; wider spacing itself has no test.',
    evidence: [limits],
  },
  {
    number: '1.4.13',
    name: 'What shows under the pointer or with the focus',
    level: 'AA',
    conformance: 'supports',
    remark: 'Tooltips can be pointed at, and go with Escape.',
    evidence: [
      proven(`${ui}/tooltip/tooltip.test.tsx`, 'focus shows it, Escape hides it and keeps focus'),
      proven(`${ui}/tooltip/tooltip.test.tsx`, 'hovering shows it, and so does hovering the bubble'),
    ],
  },
];
