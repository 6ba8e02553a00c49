import {
  axeInBrowser,
  features,
  journey,
  kits,
  limits,
  noMedia,
  proven,
  summary,
  type Criterion,
} from '../evidence.ts';

export const perceivableContent: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Text for what is not text',
    level: 'A',
    conformance: 'partially',
    remark:
      'Menus are text where the restaurant sent it; a menu that is only a picture says so, and whom to ask. Photos from restaurants are named by the restaurant, not described.',
    evidence: [
      proven(
        `${features}/merchant/menu/menu-screen.test.tsx`,
        'MER-26.c MER-38.a MER-38.b a screen reader reads sections as headings',
      ),
      proven(
        `${features}/merchant/menu/menu-pictures.test.tsx`,
        'MER-38.c with one that is not, the dialog says that the menu is a picture',
      ),
      axeInBrowser,
    ],
  },
  {
    number: '1.2.1',
    name: 'Sound alone, or video alone',
    level: 'A',
    conformance: 'not applicable',
    remark: noMedia,
  },
  {
    number: '1.2.2',
    name: 'Captions of recordings',
    level: 'A',
    conformance: 'not applicable',
    remark: noMedia,
  },
  {
    number: '1.2.3',
    name: 'Description of a video, or text instead',
    level: 'A',
    conformance: 'not applicable',
    remark: noMedia,
  },
  {
    number: '1.2.4',
    name: 'Captions of live media',
    level: 'AA',
    conformance: 'not applicable',
    remark: noMedia,
  },
  {
    number: '1.2.5',
    name: 'Spoken description of a video',
    level: 'AA',
    conformance: 'not applicable',
    remark: noMedia,
  },
  {
    number: '1.3.1',
    name: 'Structure that software can read',
    level: 'A',
    conformance: 'supports',
    remark: 'Headings, lists, groups of fields and landmarks are elements of HTML.',
    evidence: [
      proven(`${kits}/cards/form/card-form.test.tsx`, 'CHR-49 each group of fields has a name'),
      proven(`${kits}/merchants/merchant-card.test.tsx`, 'UIX-08 a grid is a list'),
      axeInBrowser,
    ],
  },
  {
    number: '1.3.2',
    name: 'An order that makes sense',
    level: 'A',
    conformance: 'supports',
    remark: 'What is read and tabbed through is in the order of the page.',
    evidence: [
      journey,
      proven(
        `${features}/chrome/header/header.test.tsx`,
        'CHR-01 is the first tab stop and moves focus to the content',
      ),
    ],
  },
  {
    number: '1.3.3',
    name: 'Instructions without shape, place or sound',
    level: 'A',
    conformance: 'partially',
    remark:
      'Errors name their field, and buttons are named by their words. Content that a partner writes is not checked for it.',
    evidence: [summary],
  },
  {
    number: '1.3.4',
    name: 'Upright and sideways',
    level: 'AA',
    conformance: 'supports',
    remark: 'Nothing asks for an orientation; low and narrow windows are tested.',
    evidence: [
      limits,
      proven('.storybook/stories.test.ts', 'UIX-16 every dialog has a story in a low window'),
    ],
  },
  {
    number: '1.3.5',
    name: 'Fields that say what they are for',
    level: 'AA',
    conformance: 'supports',
    remark: 'Fields about a person have autocomplete values.',
    evidence: [
      proven(
        `${features}/enrollment/join/join-screen.test.tsx`,
        'ENR-02.a CHR-49 every field has its keyboard and autocomplete hints',
      ),
    ],
  },
];
