const LONGEST = 256;

/** The values that the site passes in the URL's fragment; the server validates each of them. */
export interface Hidden {
  readonly of: (name: string) => string;
  /** Whether the form is a review of a visit. */
  readonly isReview: boolean;
}

export function readHidden(hash: string): Hidden {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const of = (name: string) => fields.get(name)?.slice(0, LONGEST) ?? '';
  return { of, isReview: ['transaction_id', 'merchant_id', 'public_id'].every((name) => of(name) !== '') };
}
