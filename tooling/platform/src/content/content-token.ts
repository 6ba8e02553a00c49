import { createHmac } from 'node:crypto';

export const contentTokenOf = (secret: string, partnerId: string): string =>
  createHmac('sha256', secret).update(`content\n${partnerId}`).digest('hex').slice(0, 40);
