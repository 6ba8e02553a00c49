import {
  axeInBrowser,
  e2e,
  features,
  field,
  journey,
  kits,
  pageHead,
  proven,
  shown,
  summary,
  ui,
  type Criterion,
} from '../evidence.ts';

export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of the page',
    level: 'A',
    conformance: 'supports',
    remark: 'Each page says that it is in American English.',
    evidence: [pageHead, axeInBrowser],
  },
  {
    number: '3.1.2',
    name: 'Language of parts',
    level: 'AA',
    conformance: 'partially',
    remark:
      'Copy is in one language. Names of dishes and restaurants in others are kept from translation, but not marked.',
    evidence: [
      proven(
        `${features}/search/search-map.test.tsx`,
        'UIX-15.a pins are buttons; card and pin light each other',
      ),
    ],
  },
  {
    number: '3.2.1',
    name: 'Focus changes nothing',
    level: 'A',
    conformance: 'supports',
    remark: 'Taking the focus opens no page and sends nothing.',
    evidence: [
      journey,
      proven(
        `${ui}/combobox/combobox-early.test.tsx`,
        'SEA-33.c typing before the list has loaded, and moving on or submitting, opens no list and moves no focus',
      ),
    ],
  },
  {
    number: '3.2.2',
    name: 'Typing changes nothing by surprise',
    level: 'A',
    conformance: 'supports',
    remark:
      'Forms are sent by their button. Filters and privacy choices apply at once, announce it, and move no focus.',
    evidence: [
      proven(`${features}/search/search-results.test.tsx`, 'SEA-31.a the count is announced'),
      proven(
        `${features}/chrome/privacy/privacy-choices.test.tsx`,
        'PRV-02.a CHR-49 sees the choice and what each does',
      ),
    ],
  },
  {
    number: '3.2.3',
    name: 'The same navigation everywhere',
    level: 'AA',
    conformance: 'supports',
    remark: 'Header, menus and footer are one frame around each page.',
    evidence: [
      proven(
        `${features}/chrome/main-menu/member-entries.test.tsx`,
        'CHR-11.b CHR-14 CHR-15 CHR-46 a card member sees the account first',
      ),
      shown(`${features}/chrome/frame.stories.tsx`, 'MenuOpenInLowWindow'),
    ],
  },
  {
    number: '3.2.4',
    name: 'The same names for the same things',
    level: 'AA',
    conformance: 'supports',
    remark: 'Menus and tabs of the account share their names; each text has one default.',
    evidence: [
      proven(
        `${features}/chrome/member-menu/member-area.test.tsx`,
        'CHR-07.a CHR-07.b CHR-07.c CHR-07.d CHR-46 SES-03',
      ),
    ],
  },
  {
    number: '3.2.6',
    name: 'Help in the same place',
    level: 'A',
    conformance: 'supports',
    remark: 'Each footer has phone and address of support, and the statement of accessibility.',
    evidence: [
      proven(
        `${features}/chrome/footer/footer.test.tsx`,
        'CHR-21.a CHR-21.b CFG-27.a CFG-27.b VAL-22.a copyright of the server’s year',
      ),
      proven(
        `${e2e}/partners/accessibility.test.ts`,
        'CHR-53.e the footer links to it once, before the privacy choices',
      ),
    ],
  },
  {
    number: '3.3.1',
    name: 'Errors are named',
    level: 'A',
    conformance: 'supports',
    remark: 'An error is words at its field and joined with it; several have a summary.',
    evidence: [summary, field],
  },
  {
    number: '3.3.2',
    name: 'Labels and instructions',
    level: 'A',
    conformance: 'supports',
    remark: 'Labels stay, and what is required is marked and explained.',
    evidence: [
      field,
      proven(
        `${kits}/forms/form.test.tsx`,
        'VAL-04.a VAL-04.b marks required fields with an asterisk and explains it',
      ),
    ],
  },
  {
    number: '3.3.3',
    name: 'Errors say what helps',
    level: 'AA',
    conformance: 'supports',
    remark: 'Messages say what a field takes, also those of the server.',
    evidence: [
      proven(
        `${kits}/forms/form.test.tsx`,
        'server errors go to their fields, the rest to the form; no input is lost',
      ),
      proven(`${e2e}/site/join.test.ts`, 'ENR-02.a VAL-09 VAL-10.a VAL-11'),
    ],
  },
  {
    number: '3.3.4',
    name: 'What matters can be checked or taken back',
    level: 'AA',
    conformance: 'supports',
    remark: 'Deleting a card is asked about, and erasing an account can be taken back.',
    evidence: [
      proven(
        `${features}/account/manage-cards/delete-card.test.tsx`,
        'CRD-11.a CRD-11.b a card is asked about before it goes',
      ),
      proven(
        `${features}/account/profile/your-data/your-data.test.tsx`,
        'PRV-04.b with the password the account is to be erased',
      ),
    ],
  },
  {
    number: '3.3.7',
    name: 'Nothing is asked twice',
    level: 'A',
    conformance: 'supports',
    remark: 'A typed address goes along to joining and recovery; only a new password is typed twice.',
    evidence: [
      proven(
        `${features}/enrollment/join/join-screen.test.tsx`,
        'ENR-03.a ENR-03.c the address from an email form is',
      ),
      proven(
        `${features}/sign-in/login/login-screen.test.tsx`,
        'AUT-10.a the typed user name goes along to recovery',
      ),
    ],
  },
  {
    number: '3.3.8',
    name: 'Signing in without a puzzle',
    level: 'AA',
    conformance: 'partially',
    remark:
      'Passwords can be shown, pasted and filled in by the browser. The captcha is another company’s and may ask to recognize pictures; single sign-on is the partner’s.',
    evidence: [
      proven(`${ui}/password-field/password-field.test.tsx`, 'AUT-17 the toggle works by keyboard'),
      proven(
        `${features}/sign-in/login/login-screen.test.tsx`,
        'AUT-01 AUT-17 ROU-10.a /login has user name, password that can be shown',
      ),
    ],
  },
];
