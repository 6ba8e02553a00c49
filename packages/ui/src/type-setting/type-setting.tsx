import { createContext, use, type ReactNode } from 'react';

import type { Casing } from '../text-casing/case-text.ts';

/** How a brand sets its words. */
export interface TypeSetting {
  /** Casing of titles that do not choose one. */
  readonly titleCasing: Casing;
  /** Casing of buttons that do not choose one. */
  readonly buttonCasing: Casing;
  /** Names that keep their own casing. */
  readonly casingExceptions: readonly string[];
  /** The font draws the registered mark small and raised already. UIX-07 */
  readonly hasPlainRegisteredMark: boolean;
}

const asWritten: TypeSetting = {
  titleCasing: 'none',
  buttonCasing: 'none',
  casingExceptions: [],
  hasPlainRegisteredMark: false,
};

const TypeSettingContext = createContext(asWritten);

export interface TypeSettingProviderProps {
  readonly value: TypeSetting;
  readonly children: ReactNode;
}

/** Gives titles, buttons and registered marks below it the brand's way of setting words. */
export function TypeSettingProvider({ value, children }: TypeSettingProviderProps) {
  return <TypeSettingContext value={value}>{children}</TypeSettingContext>;
}

/** The brand's way of setting words; as written where no provider stands above. */
export function useTypeSetting(): TypeSetting {
  return use(TypeSettingContext);
}
