import { routes } from './routes.ts';

export const EMAIL_CHOICE_ID = 'email-choice';
export const EMAIL_CHOICE_HREF = `${routes.profile.path}#${EMAIL_CHOICE_ID}`;
