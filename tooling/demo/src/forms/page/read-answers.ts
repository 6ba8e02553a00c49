import type { Hidden } from './hidden-fields.ts';

export const needed = { review: 'stars', survey: 'ease' } as const;
export type FormKind = keyof typeof needed;

interface Page {
  readonly responseId: string;
  readonly partner: string;
}

export function readAnswers(kind: FormKind, data: FormData, hidden: Hidden, page: Page): object | undefined {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const rating = Number(text(needed[kind]) ?? 0);
  if (rating === 0) return undefined;
  const answers = { [needed[kind]]: rating, comeBack: text('comeBack'), comment: text('comment') };
  return {
    ...page,
    kind,
    ...(kind === 'review'
      ? {
          publicId: hidden.of('public_id'),
          transactionId: hidden.of('transaction_id'),
          merchantId: hidden.of('merchant_id'),
        }
      : { campaign: hidden.of('utm_campaign'), path: hidden.of('utm_source') }),
    answers,
  };
}
