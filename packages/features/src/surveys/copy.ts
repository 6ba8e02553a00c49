import { defineCopy } from '@tableside/kits/content';

export const surveysCopy = defineCopy('surveys', {
  introTitle: 'Tell us what you think',
  introText: 'It takes a minute, and your answers shape what we work on next.',
  noneTitle: 'No survey right now',
  noneText: 'There’s nothing to answer today. When there is, you’ll find it here.',
  successTitle: 'Thank you',
  successText: 'We have your answers. They shape what we work on next.',
  errorTitle: 'Your answers didn’t reach us',
  errorText: 'Something went wrong on the way. We’d still like to hear from you.',
  retry: 'Try again',
  windowTitle: 'Survey',
  dismiss: 'Close the survey',
  support: 'Call {{support_phone}} or write to {{support_email}}',
  findRestaurant: 'Find a restaurant',
});
