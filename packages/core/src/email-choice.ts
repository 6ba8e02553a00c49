import { routes } from './routes.ts';

/** The element id of the profile's choice about email. */
export const EMAIL_CHOICE_ID = 'email-choice';
/** The URL at which a member turns on email. */
export const EMAIL_CHOICE_HREF = `${routes.profile.path}#${EMAIL_CHOICE_ID}`;
