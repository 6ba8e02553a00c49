import { currencyOf, type Currency } from '@tableside/core';
import {
  withOverrides,
  type PartnerAssets,
  type PartnerBuild,
  type PartnerSettings,
} from '@tableside/partner-config';
import { createContext, use, useMemo, type ReactNode } from 'react';

const PartnerContext = createContext<PartnerBuild | undefined>(undefined);

export interface PartnerProviderProps {
  readonly build: PartnerBuild;
  /** Temporary overrides of switches by the server, by setting (CFG-33). */
  readonly overrides?: Readonly<Record<string, boolean>> | undefined;
  readonly children: ReactNode;
}

export function PartnerProvider({ build, overrides, children }: PartnerProviderProps) {
  const value = useMemo(() => {
    const settings = withOverrides(build.settings, overrides ?? {});
    // Every component reads this context, so a new object without overrides would needlessly render all of
    // them again.
    return settings === build.settings ? build : { ...build, settings };
  }, [build, overrides]);
  return <PartnerContext value={value}>{children}</PartnerContext>;
}

export function usePartnerBuild(): PartnerBuild {
  const build = use(PartnerContext);
  if (!build) throw new Error('No partner set: render inside <PartnerProvider>.');
  return build;
}

/** Returns the partner's settings with all defaults and the current overrides. */
export const usePartner = (): PartnerSettings => usePartnerBuild().settings;

export const usePartnerAssets = (): PartnerAssets => usePartnerBuild().assets;

export const useCurrency = (): Currency => currencyOf(usePartner());
