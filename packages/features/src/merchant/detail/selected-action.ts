import { readStored, removeStored, writeStored } from '@tableside/kits/session';

const actions = ['order', 'reserve', 'details'] as const;

/** What somebody who is not signed in chose to do at a merchant; it is taken up again after sign-in (MER-30). */
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

/** The action that was chosen at this merchant. */
export function readSelectedAction(merchantId: string): SelectedAction['action'] | undefined {
  const selected = readStored('session', 'dr.selectedMerchantAction', isSelectedAction);
  return selected?.merchantId === merchantId ? selected.action : undefined;
}

/** The action that was chosen at this merchant, once. */
export function takeSelectedAction(merchantId: string): SelectedAction['action'] | undefined {
  const action = readSelectedAction(merchantId);
  if (action !== undefined) dropSelectedAction();
  return action;
}
