export interface ManualRun {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly tool: string;
  readonly by: 'a person' | 'a script';
  readonly partner: string;
  readonly pages: readonly string[];
  readonly findings: readonly string[];
}

/** Runs that took place, newest first. A run that did not take place is not listed. */
export const manualRuns: readonly ManualRun[] = [
  {
    date: '2026-11-30',
    tool: 'Orca 43.1 screen reader, Chromium by script, 1280 pixels wide',
    by: 'a script',
    partner: 'hilton',
    pages: ['sign in', 'accessibility', 'search'],
    findings: [
      'A script pressed the Tab key and kept what Orca said; no person listened.',
      'Each page was read from its top, with its title, landmarks, headings, links and states.',
      'After an empty sign-in form was sent, Orca said the first field, that it is invalid, and “This field is required.”',
      'The password is said without “required”, unlike the field before it.',
    ],
  },
  {
    date: '2026-11-30',
    tool: 'keyboard, Chromium by script, 1280 and 390 pixels wide',
    by: 'a script',
    partner: 'hilton',
    pages: ['search', 'restaurant', 'join', 'sign in', 'account'],
    findings: [
      'A script pressed the keys; no person and no screen reader took part.',
      'Each step worked with keys alone: the skip link, a search from its suggestions, opening a restaurant, an empty join form (the first field takes the focus, with its error), joining, signing in, and opening the profile.',
      'No stop was covered or outside of the window, on either width: 82 and 71 in the search, 29 and 30 at the restaurant, 44 when joining, 31 at the sign-in, 36 in the account.',
      'In the results the ring of a restaurant’s link is around its card. Every other stop had a ring of its own or of its field.',
    ],
  },
];
