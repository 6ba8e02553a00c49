import { fake, type Answer } from '../../testing/answer.ts';
import { secureFrameAnswer, type SecureFrameAnswer } from './secure-frame.contract.ts';

export const secureFrameHandlers = {
  url: (answer: Answer<SecureFrameAnswer> = { url: 'http://secure.example/' }) =>
    fake({ method: 'get', path: '/api/SecureFrame', contract: secureFrameAnswer, answer }),
};
