import {
  e2e,
  features,
  filters,
  joining,
  journey,
  kits,
  mapKeys,
  proven,
  ui,
  type Criterion,
} from '../evidence.ts';

export const operableInput: readonly Criterion[] = [
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
        'CRD-02.a CRD-04.a CRD-09.a VAL-07.b VAL-17 VAL-18 VAL-19 a card can be linked by keyboard alone',
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
      proven(
        `${features}/merchant/reservations/booking.test.tsx`,
        'RES-09 RES-22.a an expired hold can be renewed',
      ),
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
];
