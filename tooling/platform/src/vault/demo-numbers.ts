import type { VaultCard } from './vault.ts';

/** Invented numbers that the networks refuse, outside production, so that each message can be seen. */
const refusals: Readonly<Record<string, NonNullable<VaultCard['refusal']>>> = {
  '4000000000000002': { code: 'E1', message: 'Declined' },
  '4000000000000069': { code: 'E2', message: 'This card has expired' },
  '4000000000000127': { code: 'E3', message: 'This card cannot be linked' },
};

export const demoRefusal = (digits: string): VaultCard['refusal'] => refusals[digits];
