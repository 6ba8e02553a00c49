import { defineCopy } from '@tableside/kits/content';

export const accessibilityCopy = defineCopy('accessibility', {
  pageTitle: 'Accessibility | {program}',
  pageDescription: 'How {program} works for everyone, what doesn’t yet, and how to get help.',
  title: 'Accessibility',
  lead: 'We want {program} to work for everyone. Our goal is level AA of WCAG 2.2, the Web Content Accessibility Guidelines.',

  limitsTitle: 'What doesn’t work for everyone yet',
  limitsText: 'These are the gaps we know of:',
  menus:
    'Some restaurants only send pictures of their menus. Those pages say so, and tell you whom to ask what’s on them.',
  photos:
    'Photos that restaurants send are shown beside their name, without a description of what’s in them.',
  surveys: 'The surveys are forms of another company, which we can’t fix ourselves.',
  others:
    'Reservation sites, menus and maps that open in a new tab belong to others and may not meet our goal.',
  review:
    'We test with software and with a keyboard on every change. We haven’t tested every page with every screen reader.',

  reportTitle: 'Tell us about a problem',
  reportText:
    'Call {{support_phone}} or write to {{support_email}}. Tell us the page, what you wanted to do, and the browser and assistive technology you use.',
  replyOne: 'We answer within a business day.',
  replyMany: 'We answer within {days} business days.',

  helpTitle: 'Other ways to get help',
  helpText:
    'If something here keeps you from what you came for, call {{support_phone}}. We’ll find another way together.',

  reviewed: 'Last reviewed on {date}.',
});
