import { createContext, use, type ReactNode } from 'react';

import type { Casing } from '../text-casing/case-text.ts';

export interface TypeSetting {
  readonly titleCasing: Casing;
  readonly buttonCasing: Casing;
  readonly casingExceptions: readonly string[];
  /** Whether the font already draws the registered mark small and raised (UIX-07). */
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

export function TypeSettingProvider({ value, children }: TypeSettingProviderProps) {
  return <TypeSettingContext value={value}>{children}</TypeSettingContext>;
}

/** Returns the brand's typography. Without a provider, text stays as written. */
export function useTypeSetting(): TypeSetting {
  return use(TypeSettingContext);
}
