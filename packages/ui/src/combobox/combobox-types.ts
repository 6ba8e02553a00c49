import type { ReactNode } from 'react';

export interface ComboboxOption {
  readonly id: string;
  /** Becomes the field's text when selected. */
  readonly label: string;
  /** A secondary line in muted text. */
  readonly detail?: string | undefined;
  /** A 20 px icon. */
  readonly icon?: ReactNode;
  /** Heading above the first of consecutive options with the same group. */
  readonly group?: string | undefined;
}

export interface ComboboxLabels {
  /** Accessible name of the list. */
  readonly list: string;
  /** Announced when the list changes, e.g. "3 suggestions". */
  readonly count: (count: number) => string;
}

/** The state that the field needs from the list to be a combobox. */
export interface ComboboxEngineState {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | undefined;
}
