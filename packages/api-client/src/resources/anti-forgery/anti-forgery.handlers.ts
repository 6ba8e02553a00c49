import { fake, type Answer } from '../../testing/answer.ts';
import { antiForgeryAnswer, type AntiForgeryAnswer } from './anti-forgery.contract.ts';

export const antiForgeryHandlers = {
  token: (answer: Answer<AntiForgeryAnswer> = { csrfToken: 'token-of-this-session' }) =>
    fake({ method: 'get', path: '/api/CSRF', contract: antiForgeryAnswer, answer }),
};
