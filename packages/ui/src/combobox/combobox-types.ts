import type { ReactNode } from 'react';

export interface ComboboxOption {
  readonly id: string;
  /** Becomes the field's text when the option is selected. */
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** Heading above the first of consecutive options with the same group. */
  readonly group?: string | undefined;
}

export interface ComboboxLabels {
  readonly list: string;
  /** Announced when the list changes, such as "3 suggestions". */
  readonly count: (count: number) => string;
}

export interface ComboboxEngineState {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | undefined;
}
