export { CARD_MESSAGE_HEADER, type CardMessage } from './card-message.ts';
export { createVault } from './create-vault.ts';
export { createFingerprint } from './derived-keys.ts';
export { openVault } from './open-vault.ts';
export { createVaultCalls } from './vault-calls.ts';
export type { KeyedVault, VaultCard } from './vault.ts';
