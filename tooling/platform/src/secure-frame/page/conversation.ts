import { readPageMessage, type EncryptedCard, type FrameMessage } from '@tableside/core';

import type { Field } from './field.ts';

type Encrypt = (digits: string) => Promise<string>;
type Result = FrameMessage & { readonly type: 'result' };

async function respond(id: number, field: Field, encrypt: Encrypt): Promise<Result> {
  const taken = field.take();
  if ('fault' in taken) return { type: 'result', id, fault: taken.fault };
  const { cardType, lastFour } = taken.reading;
  try {
    const encryptedCardNumber = await encrypt(taken.digits);
    if (cardType === undefined || lastFour === undefined) return { type: 'result', id, fault: 'unavailable' };
    const card: EncryptedCard = { encryptedCardNumber, lastFour, cardType };
    return { type: 'result', id, card };
  } catch {
    return { type: 'result', id, fault: 'unavailable' };
  }
}

export function converse(port: MessagePort, field: Field, encrypt: Encrypt): void {
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readPageMessage(data);
    if (message?.type === 'encrypt')
      void respond(message.id, field, encrypt).then((result) => port.postMessage(result));
    else if (message?.type === 'clear') field.clear();
    else if (message?.type === 'focus') field.focus();
    else if (message?.type === 'validate') field.validate(message.isRequired);
    else if (message?.type === 'disable') field.disable(message.isDisabled);
  });
  port.start();
}
