export { createVault } from './create-vault.ts';
export { createFingerprint } from './derived-keys.ts';
export { openVault } from './open-vault.ts';
export { createVaultCalls } from './vault-calls.ts';
export { VaultError, type KeyedVault, type Vault, type VaultCard } from './vault.ts';
