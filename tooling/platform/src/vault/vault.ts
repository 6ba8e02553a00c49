import type { CardType } from '@tableside/core';

import type { PublicKeys } from '../web/card-message.ts';

export interface VaultCard {
  readonly token: string;
  readonly fingerprint: string;
  readonly cardType: CardType;
  readonly lastFour: string;
  readonly refusal?: { readonly code: string; readonly message: string };
}

export interface Vault {
  /**
   * Tokenizes a card number that was encrypted on one partner's site. The same message always yields the same
   * card. Rejects with `VaultError`.
   */
  tokenize(given: { readonly encryptedCardNumber: string; readonly partnerId: string }): Promise<VaultCard>;
  forget(tokens: readonly string[]): Promise<void>;
}

export interface KeyedVault extends Vault {
  publicKeys(): Promise<PublicKeys>;
}

/**
 * "unreadable" means that the message was not encrypted for this vault and partner, "expired" that it is too
 * old or was encrypted with a retired key.
 */
export class VaultError extends Error {
  override readonly name = 'VaultError';
  readonly reason: 'unreadable' | 'expired';

  constructor(reason: 'unreadable' | 'expired') {
    super(`The encrypted card number is ${reason}.`);
    this.reason = reason;
  }
}
