export { valueHoldsCardNumber } from './card-numbers.ts';
export { clientAddressOf } from './client-address.ts';
export { limitBody } from './limit-body.ts';
export { createLog } from './log.ts';
export { networkSubject } from './network-key.ts';
export { answerProblem, invalid, notFound, Problem } from './problem.ts';
export { isWithinLimit, type RateRule } from './rate-limit.ts';
export { requestContext } from './request-context.ts';
export { validate } from './validate.ts';
