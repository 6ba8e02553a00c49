import { defineCopy } from '@tableside/kits/content';

/** This feature's copy; content overrides it by `surveys.<key>`. */
export const surveysCopy = defineCopy('surveys', {
  introTitle: 'Tell us what you think',
  introText: 'It takes a minute, and your answers decide what we work on next.',
  noneTitle: 'No survey right now',
  noneText: 'There is nothing to answer today. When there is, this is where you will find it.',
  successTitle: 'Thank you',
  successText: 'Your answers are with us. They decide what we work on next.',
  errorTitle: 'Your answers did not reach us',
  errorText: 'Something went wrong on the way. We would still like to hear from you.',
  retry: 'Try again',
  windowTitle: 'Survey',
  dismiss: 'Close the survey',
  support: 'Call {{support_phone}} or write to {{support_email}}',
  findRestaurant: 'Find a restaurant',
});
