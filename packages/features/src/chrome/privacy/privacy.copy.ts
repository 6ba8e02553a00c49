import { defineCopy } from '@tableside/kits/content';

/**
 * The copy of /privacy_choices. The text that a visitor reads before choosing is recorded with the choice
 * (PRV-02).
 */
export const privacyCopy = defineCopy('privacy', {
  title: 'Your privacy choices',
  lead: 'Choose whether {program} may record how you use this site and pass it on. Everything works either way.',
  loading: 'Opening your choices',

  signalTitle: 'Your browser’s signal is honored',
  signalText:
    'It sends Global Privacy Control, so tracking is off here, whatever you chose before. To choose here, turn the signal off in your browser.',

  question: 'May we track your visits?',
  on: 'On',
  onDetail: 'We record your visits and pass on the items below.',
  off: 'Off',
  offDetail: 'We stop all of it right away, in every tab of this browser.',
  inAccount: 'Your choice also goes into your account, so “off” follows you wherever you sign in.',
  readOnly: 'Only the member can change this choice.',

  savedOn: 'Tracking is on.',
  savedOff: 'Tracking is off.',
  savedAt: 'You chose this on {date}.',
  saving: 'Saving your choice',
  notKeptTitle: 'Your browser doesn’t store choices',
  notKeptText:
    'Tracking follows your choice until you close this page. Allow storage for this site to keep it.',
  failedOffTitle: 'We couldn’t add this to your account',
  failedOffText: 'Tracking is off in this browser. Please try again, so it’s off wherever you sign in.',
  failedOnTitle: 'We couldn’t save your choice',
  failedOnText: 'Tracking is still off. Please try again in a moment.',
  tryAgain: 'Try again',

  listTitle: 'What the choice turns on and off',
  events: 'Visits',
  eventsText: 'The pages you open, your searches and the restaurants you look at, to see what works.',
  dataLayer: 'Measurement by {partner}',
  dataLayerText: 'The titles and addresses of pages, for the measuring tools of {partner}.',
  surveys: 'Details with surveys',
  surveysText:
    'Where you opened a survey, what brought you here, and your member ID. A review always says whose visit it’s about.',
  marketing: 'Marketing IDs',
  marketingText:
    'Your ID for messages in the app, and the link or ad that brought you here, which we keep until you join.',

  moreTitle: 'Good to know',
  moreText:
    'Signing in, linked cards, rewards and reservations don’t depend on this choice. What we need for them is in the {{privacy}}.',
});
