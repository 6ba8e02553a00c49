import { createVault, type VaultOptions } from './create-vault.ts';
import { createRemoteVault } from './remote-vault.ts';
import type { KeyedVault } from './vault.ts';

interface OpenVaultOptions extends Omit<VaultOptions, 'secret'> {
  readonly vaultKeySecret: string;
  readonly vaultUrl?: string | undefined;
  readonly vaultSecret?: string | undefined;
}

export function openVault({ vaultUrl, vaultSecret, vaultKeySecret, ...here }: OpenVaultOptions): KeyedVault {
  if (vaultUrl === undefined) return createVault({ ...here, secret: vaultKeySecret });
  if (vaultSecret === undefined)
    throw new Error('VAULT_URL requires VAULT_SECRET, which authenticates this platform to the vault.');
  return createRemoteVault({ url: vaultUrl, secret: vaultSecret });
}
