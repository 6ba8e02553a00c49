import { readStored, removeStored, writeStored } from '@tableside/kits/session';

const actions = ['order', 'reserve', 'details', 'table'] as const;

/**
 * The action that a visitor chose at a merchant before sign-in, and that is resumed afterwards (MER-30).
 * `table` is a time chosen in a list of restaurants, which the merchant's page resumes for every visitor
 * (RES-31).
 */
export interface SelectedAction {
  readonly merchantId: string;
  readonly action: (typeof actions)[number];
}

const isSelectedAction = (value: unknown): value is SelectedAction =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SelectedAction).merchantId === 'string' &&
  actions.includes((value as SelectedAction).action);

export const storeSelectedAction = (selected: SelectedAction): void =>
  writeStored('session', 'dr.selectedMerchantAction', selected);

export const dropSelectedAction = (): void => removeStored('session', 'dr.selectedMerchantAction');

export function readSelectedAction(merchantId: string): SelectedAction['action'] | undefined {
  const selected = readStored('session', 'dr.selectedMerchantAction', isSelectedAction);
  return selected?.merchantId === merchantId ? selected.action : undefined;
}
