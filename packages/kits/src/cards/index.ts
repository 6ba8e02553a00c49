export { cardsCopy } from './cards.copy.ts';
export { CardForm, type CardFormProps } from './form/card-form.tsx';
export type { LinkingResult } from './form/use-link-cards.ts';
export { CardMark, type CardMarkProps } from './linked/card-mark.tsx';
export { useLinkedCards, type LinkedCards } from './linked/use-linked-cards.ts';
