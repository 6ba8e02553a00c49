const LONGEST = 256;

/** What the site told the form, behind the # of its address; the server looks at each value again. */
export interface Hidden {
  readonly of: (name: string) => string;
  /** Whether this is about one visit of one member. */
  readonly isReview: boolean;
}

export function readHidden(hash: string): Hidden {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const of = (name: string) => fields.get(name)?.slice(0, LONGEST) ?? '';
  return { of, isReview: ['transaction_id', 'merchant_id', 'public_id'].every((name) => of(name) !== '') };
}
