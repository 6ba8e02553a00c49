export { PlaceField, type PlaceFieldProps } from './place-field.tsx';
export { useSettled } from './use-settled.ts';
