/** What the form holds: an e-mail address or a number of the partner's program. */
export type RecoverValues = { readonly userName: string };

export const recoverValues: RecoverValues = { userName: '' };
