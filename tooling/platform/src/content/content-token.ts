import { createHmac } from 'node:crypto';

/**
 * Returns the token with which ButterCMS clients read one partner's content. It does not change between
 * starts.
 */
export const contentTokenOf = (secret: string, partnerId: string): string =>
  createHmac('sha256', secret).update(`content\n${partnerId}`).digest('hex').slice(0, 40);
