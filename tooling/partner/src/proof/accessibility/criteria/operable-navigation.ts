import {
  axeInBrowser,
  features,
  field,
  filters,
  journey,
  mapButtons,
  mapKeys,
  newRoute,
  pageHead,
  proven,
  shown,
  ui,
  type Criterion,
} from '../evidence.ts';

export const operableNavigation: readonly Criterion[] = [
  {
    number: '2.4.1',
    name: 'Past what repeats',
    level: 'A',
    conformance: 'supports',
    remark: 'A skip link is the first stop, and pages have landmarks.',
    evidence: [
      proven(
        `${features}/chrome/header/header.test.tsx`,
        'CHR-01 is the first tab stop and moves focus to the content',
      ),
      journey,
    ],
  },
  {
    number: '2.4.2',
    name: 'Pages with titles',
    level: 'A',
    conformance: 'partially',
    remark:
      'Each page has a title, of the settings or of its content. A page that neither names, such as the privacy choices, has only the program’s name.',
    evidence: [pageHead],
  },
  {
    number: '2.4.3',
    name: 'An order of focus that makes sense',
    level: 'A',
    conformance: 'supports',
    remark: 'A new page begins at its main part; what closes gives the focus back.',
    evidence: [
      newRoute,
      filters,
      proven(`${ui}/dialog/dialog.test.tsx`, 'CHR-25.c restores focus when it is unmounted while open'),
    ],
  },
  {
    number: '2.4.4',
    name: 'Links that say where they lead',
    level: 'A',
    conformance: 'partially',
    remark:
      'Links of the product do, and say when they open a new tab. Links in content are the partner’s words.',
    evidence: [
      proven(`${ui}/link/link.test.tsx`, 'a link in a new tab announces it and passes no opener'),
      axeInBrowser,
    ],
  },
  {
    number: '2.4.5',
    name: 'Several ways to a page',
    level: 'AA',
    conformance: 'supports',
    remark: 'Menus, search, pages of places, and sitemaps lead to each page.',
    evidence: [
      proven(
        'tooling/demo/src/crawl.built.test.ts',
        'FND-01.a FND-02.d FND-04.a links and sitemaps lead to every page of each partner',
      ),
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and labels that describe',
    level: 'AA',
    conformance: 'supports',
    remark: 'Fields have labels that stay; a filter is named with its count.',
    evidence: [
      field,
      proven(
        `${features}/search/search-filters.test.tsx`,
        'SEA-16.a SEA-12.a SEA-12.b CHR-48 four suggested filters',
      ),
    ],
  },
  {
    number: '2.4.7',
    name: 'Focus that can be seen',
    level: 'AA',
    conformance: 'supports',
    remark: 'Whatever has the keyboard’s focus has a ring.',
    evidence: [
      proven(`${ui}/global-styles.test.tsx`, 'UIX-04.b whatever has the focus of a keyboard has a ring'),
      proven(
        '.storybook/guide.test.ts',
        'UIX-11 All States shows every control under the pointer and with the focus',
      ),
    ],
  },
  {
    number: '2.4.11',
    name: 'Focus that is not covered',
    level: 'AA',
    conformance: 'supports',
    remark: 'Stories in windows of 320 × 256 pixels are checked for what covers the focus.',
    evidence: [
      proven('.storybook/stories.test.ts', 'UIX-16 every dialog has a story in a low window'),
      shown(`${features}/chrome/frame.stories.tsx`, 'MenuOpenInLowWindow'),
      shown(`${features}/chrome/install/install-banner.stories.tsx`, 'PromptInLowWindow'),
    ],
  },
  {
    number: '2.5.1',
    name: 'One finger is enough',
    level: 'A',
    conformance: 'supports',
    remark: 'The map zooms by buttons as well as by two fingers.',
    evidence: [mapButtons, mapKeys],
  },
  {
    number: '2.5.2',
    name: 'A press can be taken back',
    level: 'A',
    conformance: 'supports',
    remark: 'Buttons and links of HTML act when the pointer is lifted; on the map a drag is no tap.',
    evidence: [
      proven(
        `${features}/search/map/vector/gestures.test.ts`,
        'SEA-06.a one finger moves the map; a tap does not',
      ),
    ],
  },
  {
    number: '2.5.3',
    name: 'Names begin with what is shown',
    level: 'A',
    conformance: 'supports',
    remark: 'A visible label is the name or a part of it.',
    evidence: [
      field,
      proven(
        `${features}/search/search-filters.test.tsx`,
        'SEA-04 CHR-48 a choice in the dialog has its count',
      ),
    ],
  },
  {
    number: '2.5.4',
    name: 'Nothing by moving the device',
    level: 'A',
    conformance: 'not applicable',
    remark: 'No function listens to the device’s motion.',
  },
  {
    number: '2.5.7',
    name: 'Nothing only by dragging',
    level: 'AA',
    conformance: 'partially',
    remark:
      'Carousels have buttons; the map zooms by buttons and moves by keys, and the list has every restaurant of the search. With a pointer alone the map itself moves by dragging only.',
    evidence: [
      mapButtons,
      mapKeys,
      proven(
        `${ui}/carousel/carousel.test.tsx`,
        'MER-34.a MER-34.b starts with previous disabled and next enabled',
      ),
    ],
  },
  {
    number: '2.5.8',
    name: 'Targets that are large enough',
    level: 'AA',
    conformance: 'supports',
    remark: 'Controls are 44 pixels; links in a sentence are excepted.',
    evidence: [
      proven(`${ui}/tokens.test.ts`, 'touch targets are 44 px'),
      proven(
        `${ui}/icon-button/icon-button.test.tsx`,
        'is named by its label, works by keyboard, and has a 44 px',
      ),
      axeInBrowser,
    ],
  },
];
