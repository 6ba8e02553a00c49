import type { CardType } from '@tableside/core';

import type { PublicKeys } from '../web/card-message.ts';

export interface VaultCard {
  readonly token: string;
  readonly fingerprint: string;
  readonly cardType: CardType;
  readonly lastFour: string;
  readonly refusal?: { readonly code: string; readonly message: string };
}

/** Converts encrypted card numbers to tokens. No other component can decrypt them. */
export interface Vault {
  /**
   * Tokenizes an encrypted card number from one partner's site. The same message returns the same card.
   * Rejects with `VaultError`.
   */
  tokenise(given: { readonly encryptedCardNumber: string; readonly partnerId: string }): Promise<VaultCard>;
  /** Deletes cards by their tokens; those that are unknown have gone already. */
  forget(tokens: readonly string[]): Promise<void>;
}

export interface KeyedVault extends Vault {
  publicKeys(): Promise<PublicKeys>;
}

/**
 * "unreadable": not encrypted for this vault and this partner. "expired": too old, or encrypted with a
 * retired key.
 */
export class VaultError extends Error {
  override readonly name = 'VaultError';
  readonly reason: 'unreadable' | 'expired';

  constructor(reason: 'unreadable' | 'expired') {
    super(`The encrypted card number is ${reason}.`);
    this.reason = reason;
  }
}
