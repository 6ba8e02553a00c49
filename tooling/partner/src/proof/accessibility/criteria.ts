/** What shows that a criterion is met: a test by the beginning of its title, or a story by its export. */
export type Evidence =
  | { readonly file: string; readonly title: string }
  | { readonly file: string; readonly story: string };

export type Conformance = 'supports' | 'partially' | 'not applicable';

/** How the product meets one criterion of WCAG 2.2. */
export type Criterion = {
  /** The number in WCAG 2.2, such as 1.4.10. */
  readonly number: string;
  /** What it asks for, in our own words. */
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** What is done, what is missing, or why it does not apply. */
  readonly remark: string;
} & (
  | { readonly conformance: 'not applicable' }
  | { readonly conformance: 'supports' | 'partially'; readonly evidence: readonly [Evidence, ...Evidence[]] }
);

const proven = (file: string, title: string): Evidence => ({ file, title });
const shown = (file: string, story: string): Evidence => ({ file, story });

const ui = 'packages/ui/src';
const kits = 'packages/kits/src';
const features = 'packages/features/src';
const e2e = 'tooling/e2e/src';

/** axe in Chromium over states of pages, at both sizes. */
const axeInBrowser = proven(
  `${e2e}/page-states.e2e.ts`,
  'AUT-12 ROU-25.a SEA-07.a SEA-18 SEA-31.a UIX-02.c searches without results',
);
const contrast = proven(
  'tooling/partner/test/contrast.test.ts',
  'UIX-10 the pairs that Storybook shows of each brand',
);
const limits = proven(`${e2e}/layout-limits.e2e.ts`, 'UIX-02.c UIX-12 nothing is wider than the screen');
const journey = proven(`${e2e}/keyboard.e2e.ts`, 'CHR-01 SEA-33.a the whole journey by keyboard alone');
const joining = proven(`${e2e}/join.e2e.ts`, 'ENR-02.a ENR-04.c UIX-02.c joining by keyboard alone');
const filters = proven(`${e2e}/keyboard.e2e.ts`, 'CHR-25.b CHR-25.c the filters dialog traps focus');
const field = proven(`${ui}/field/fields.test.tsx`, 'a text field is named by its label');
const pageHead = proven('packages/vite/test/page-html.test.ts', 'ROU-31 UIX-24.c a page has its title');
const newRoute = proven(
  'packages/shell/src/frame/use-route-change.test.tsx',
  'ROU-27.a a new route begins at the top with focus on the main element',
);
const mapKeys = proven(
  `${features}/search/map/vector/gestures.test.ts`,
  'SEA-06.a keys move and zoom at once',
);
const mapButtons = proven(
  `${features}/search/search-map.test.tsx`,
  'the map can be zoomed by buttons and says that it is only drawn',
);
const summary = proven(
  `${kits}/forms/form.test.tsx`,
  'ERR-25.a several invalid fields show a summary with links to the fields',
);
const noMedia = 'The pages of the product have no video and no sound.';

/** The 55 criteria of WCAG 2.2 at levels A and AA, each judged by the tests and stories that it names. */
export const criteria: readonly Criterion[] = [
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
        'MER-38.a MER-38.b a screen reader reads sections as headings',
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
        `${features}/enrolment/join/join-screen.test.tsx`,
        'ENR-02.a every field has its keyboard and autocomplete hints',
      ),
    ],
  },
  {
    number: '1.4.1',
    name: 'Color is not alone',
    level: 'A',
    conformance: 'supports',
    remark: 'What is pressed, chosen or wrong has words, a mark or a shape as well.',
    evidence: [
      proven(
        `${e2e}/layout-limits.e2e.ts`,
        'MER-21.a forced colors keep the empty stars and the pressed filter apart',
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
      proven(`${e2e}/layout-limits.e2e.ts`, 'CHR-47 MER-42 with text of twice the size, the program’s name'),
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
  {
    number: '2.1.1',
    name: 'Everything by keyboard',
    level: 'A',
    conformance: 'partially',
    remark:
      'Searching, joining, linking a card and the profile are walked by keyboard in a browser. The forms of surveys belong to another company and are not tested.',
    evidence: [
      journey,
      joining,
      proven(
        `${e2e}/cards-form.e2e.ts`,
        'CRD-02.a CRD-04.a CRD-09.a VAL-18 a card can be linked by keyboard alone',
      ),
      proven(
        `${e2e}/account-profile.e2e.ts`,
        'PRO-01 PRO-13.a PRO-16 API-28 UIX-02.c a profile is edited and saved',
      ),
      mapKeys,
    ],
  },
  {
    number: '2.1.2',
    name: 'No trap for the keyboard',
    level: 'A',
    conformance: 'supports',
    remark: 'Dialogs keep the focus until Escape, a button or Back closes them.',
    evidence: [
      filters,
      proven(
        `${kits}/cards/frame/secure-card-field.test.tsx`,
        'the field has no tab stop of its own, and a focused element in it keeps focus',
      ),
    ],
  },
  {
    number: '2.1.4',
    name: 'Shortcuts of one character',
    level: 'A',
    conformance: 'not applicable',
    remark: 'There are none: the only shortcut is F6, and the map’s keys work while it has the focus.',
  },
  {
    number: '2.2.1',
    name: 'Enough time',
    level: 'A',
    conformance: 'supports',
    remark:
      'Before a session ends it can be prolonged; a table that was held can be held again; messages about errors stay.',
    evidence: [
      proven(`${kits}/session/session-warning.test.tsx`, 'SES-10 a click refetches the member'),
      proven(`${features}/merchant/reservations/booking.test.tsx`, 'RES-09 an expired hold can be renewed'),
      proven(`${ui}/toast/toast.test.tsx`, 'the timer pauses while hovered, and then restarts'),
    ],
  },
  {
    number: '2.2.2',
    name: 'What moves can be stopped',
    level: 'A',
    conformance: 'supports',
    remark: 'Carousels move only when asked to, and what loads stops by itself.',
    evidence: [
      proven(
        `${ui}/carousel/carousel.test.tsx`,
        'MER-35.a MER-35.b scrolls with duration option 15, immediately under',
      ),
    ],
  },
  {
    number: '2.3.1',
    name: 'Nothing flashes',
    level: 'A',
    conformance: 'not applicable',
    remark: 'Nothing in the product flashes, and there is no video.',
  },
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
    conformance: 'supports',
    remark: 'Each page has the title of the settings or of its content.',
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
      proven(`${ui}/dialog/dialog.test.tsx`, 'restores focus when it is unmounted while open'),
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
        'typing before the list has loaded, and moving on, does not',
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
        'PRV-02.a sees the choice and what each does',
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
        'CHR-11.b CHR-15 CHR-46 a card member sees the account first',
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
        `${features}/enrolment/join/join-screen.test.tsx`,
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
      proven(`${features}/sign-in/login/login-screen.test.tsx`, 'AUT-17 AUT-18 the password can be shown'),
    ],
  },
  {
    number: '4.1.2',
    name: 'Name, role and state',
    level: 'A',
    conformance: 'partially',
    remark:
      'Controls are elements of HTML or follow its patterns, and stories are checked with axe. Few screen readers were heard with them.',
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

export const formatEvidence = (evidence: Evidence): string =>
  `${evidence.file}: ${'title' in evidence ? evidence.title : `story ${evidence.story}`}`;
