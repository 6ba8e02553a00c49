import type { CardType } from '@tableside/core';

import type { PublicKeys } from '../card-message.ts';

/** What the API learns of a card from the vault: never its number. */
export interface VaultCard {
  readonly token: string;
  /** The same for the same number, and for nothing else. */
  readonly fingerprint: string;
  readonly cardType: CardType;
  readonly lastFour: string;
  /** Why the card's network would not register it; only invented numbers have one (development). */
  readonly refusal?: { readonly code: string; readonly message: string };
}

/** Turns encrypted card numbers into tokens. The only one that decrypts. */
export interface Vault {
  /**
   * Takes one encrypted card number of one partner's site. The same message gives the same card again. Rejects with
   * `VaultFault`.
   */
  tokenise(given: { readonly encryptedCardNumber: string; readonly partnerId: string }): Promise<VaultCard>;
}

/** A vault that also hands out what to encrypt with. */
export interface KeyedVault extends Vault {
  publicKeys(): Promise<PublicKeys>;
}

/** "unreadable": not encrypted for this vault and this partner. "expired": too long ago, or with a retired key. */
export class VaultFault extends Error {
  override readonly name = 'VaultFault';
  readonly reason: 'unreadable' | 'expired';

  constructor(reason: 'unreadable' | 'expired') {
    super(`The encrypted card number is ${reason}.`);
    this.reason = reason;
  }
}
