import { requireHttps } from '../web/require-https.ts';
import { createVault, type VaultOptions } from './create-vault.ts';
import { createRemoteVault } from './remote-vault.ts';
import type { KeyedVault } from './vault.ts';

interface OpenVaultOptions extends VaultOptions {
  readonly isProduction: boolean;
  /** A vault elsewhere; without one it is here. */
  readonly vaultUrl?: string | undefined;
  readonly vaultSecret?: string | undefined;
}

/** The vault that the environment asks for. */
export function openVault({ vaultUrl, vaultSecret, isProduction, ...here }: OpenVaultOptions): KeyedVault {
  if (vaultUrl === undefined) return createVault(here);
  if (vaultSecret === undefined)
    throw new Error('VAULT_URL needs VAULT_SECRET: what that vault knows us by.');
  requireHttps('VAULT_URL', { url: vaultUrl, of: 'a vault', isProduction });
  return createRemoteVault({ url: vaultUrl, secret: vaultSecret });
}
