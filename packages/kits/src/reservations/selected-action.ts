import { readStored, removeStored, writeStored } from '@tableside/kits/session';

const actions = ['order', 'reserve', 'details', 'table'] as const;

/**
 * The action that a visitor chose at a merchant before sign-in; it is resumed afterwards (MER-30). `table`: a time that
 * was chosen in a list of restaurants; the merchant's page resumes it for everybody (RES-31).
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
