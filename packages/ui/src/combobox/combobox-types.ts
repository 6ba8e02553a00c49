import type { ReactNode } from 'react';

export interface ComboboxOption {
  /** Unique within the list. */
  readonly id: string;
  /** Becomes the text of the field when chosen. */
  readonly label: string;
  /** A quiet second line. */
  readonly detail?: string | undefined;
  /** An icon of 20 px. */
  readonly icon?: ReactNode;
  /** Heading above the first option of each run that shares it. */
  readonly group?: string | undefined;
}

export interface ComboboxLabels {
  /** Name of the list. */
  readonly list: string;
  /** Announced when the list changes, e.g. "3 suggestions". */
  readonly count: (count: number) => string;
}

/** What the field needs from the list's behaviour to be a combobox. */
export interface ComboboxEngineState {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | undefined;
}
