import {
  currencyWords,
  withOverrides,
  type PartnerAssets,
  type PartnerBuild,
  type PartnerSettings,
} from '@tableside/partner-config';
import { createContext, use, useMemo, type ReactNode } from 'react';

const PartnerContext = createContext<PartnerBuild | undefined>(undefined);

export interface PartnerProviderProps {
  readonly build: PartnerBuild;
  /** Switches that the server overrides for now, by setting (CFG-33). */
  readonly overrides?: Readonly<Record<string, boolean>> | undefined;
  readonly children: ReactNode;
}

export function PartnerProvider({ build, overrides, children }: PartnerProviderProps) {
  const value = useMemo(
    () => (overrides ? { ...build, settings: withOverrides(build.settings, overrides) } : build),
    [build, overrides],
  );
  return <PartnerContext value={value}>{children}</PartnerContext>;
}

/** The partner as its app was built for it. */
export function usePartnerBuild(): PartnerBuild {
  const build = use(PartnerContext);
  if (!build) throw new Error('No partner set: render inside <PartnerProvider>.');
  return build;
}

/** The partner's settings, with every default and today's overrides. */
export const usePartner = (): PartnerSettings => usePartnerBuild().settings;

/** Addresses of the partner's logo, mark and footer logos. */
export const usePartnerAssets = (): PartnerAssets => usePartnerBuild().assets;

/** The words for what members earn, such as "mile" and "miles". */
export const useCurrency = (): { readonly singular: string; readonly plural: string } =>
  currencyWords(usePartner());
