const LONGEST = 256;

export interface Hidden {
  readonly of: (name: string) => string;
  readonly isReview: boolean;
}

export function readHidden(hash: string): Hidden {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const of = (name: string) => fields.get(name)?.slice(0, LONGEST) ?? '';
  return { of, isReview: ['transaction_id', 'merchant_id', 'public_id'].every((name) => of(name) !== '') };
}
