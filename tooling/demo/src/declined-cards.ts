import type { VaultCard } from '@tableside/platform/vault';

const refusals: Readonly<Record<string, NonNullable<VaultCard['refusal']>>> = {
  '4000000000000002': { code: 'E1', message: 'Declined' },
  '4000000000000069': { code: 'E2', message: 'This card has expired' },
  '4000000000000101': { code: 'E9', message: 'This card is linked to another dining program' },
  '4000000000000127': { code: 'E3', message: 'This card can’t be linked' },
};

export const refusalOf = (number: string): VaultCard['refusal'] => refusals[number];
