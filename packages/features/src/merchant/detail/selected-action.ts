import { readStored, removeStored, writeStored } from '@tableside/kits/session';

const actions = ['order', 'reserve', 'details'] as const;

/** The action that a visitor chose at a merchant before sign-in; it is resumed afterwards (MER-30). */
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

export function takeSelectedAction(merchantId: string): SelectedAction['action'] | undefined {
  const action = readSelectedAction(merchantId);
  if (action !== undefined) dropSelectedAction();
  return action;
}
