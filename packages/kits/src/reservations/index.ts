export {
  dropSelectedAction,
  readSelectedAction,
  storeSelectedAction,
  type SelectedAction,
} from './selected-action.ts';
export { defaultChoice, readChoice, storeChoice, type TableChoice } from './stored-choice.ts';
export { TableFields, type TableFieldsProps } from './table-fields.tsx';
export { usePartyText } from './use-party-text.ts';
