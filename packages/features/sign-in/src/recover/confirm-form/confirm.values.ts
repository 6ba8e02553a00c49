/** What the form holds: the code from the e-mail. */
export type ConfirmValues = { readonly code: string };

export const confirmValues: ConfirmValues = { code: '' };
