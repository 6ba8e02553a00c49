import { fake, type Answer } from '../../testing/answer.ts';
import { registerBonusAnswer, type RegisterBonusAnswer } from './bonuses.contract.ts';

export const bonusHandlers = {
  register: (answer: Answer<RegisterBonusAnswer> = {}) =>
    fake({ method: 'post', path: '/api/Member/Bonus/:code', contract: registerBonusAnswer, answer }),
};
