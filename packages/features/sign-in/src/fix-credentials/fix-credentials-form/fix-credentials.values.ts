/** What the form holds and what is sent: the new address, twice. */
export type FixCredentialsValues = { readonly email: string; readonly emailConfirm: string };

export const fixCredentialsValues: FixCredentialsValues = { email: '', emailConfirm: '' };
