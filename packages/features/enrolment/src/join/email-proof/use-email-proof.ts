import { useCodeRequest } from '@tableside/kit-contact';
import { useState } from 'react';

/** How far somebody is with proving that an address which is in use is theirs. */
export type EmailProof =
  | { readonly status: 'none' }
  /** "asked": a code was mailed; "expired": it can no longer be used; "proven": it was typed in. */
  | { readonly status: 'asked' | 'expired' | 'proven'; readonly email: string };

/** Mails a code to an address. */
export interface CodeRequest {
  readonly send: (email: string) => void;
  readonly isPending: boolean;
}

/**
 * The proof of an address by a mailed code.
 *
 * @param proven - the address that another page has had proven already.
 */
export function useEmailProof(proven: string | undefined) {
  const [proof, setProof] = useState<EmailProof>(
    proven === undefined ? { status: 'none' } : { status: 'proven', email: proven },
  );
  const { mutate, isPending } = useCodeRequest();
  const send = (email: string) =>
    mutate({ userName: email }, { onSuccess: () => setProof({ status: 'asked', email }) });
  return { proof, setProof, codeRequest: { send, isPending } satisfies CodeRequest };
}
