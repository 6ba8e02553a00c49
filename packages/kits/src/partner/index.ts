export { useAmount } from './amounts.ts';
export { linkTarget, supportEmailTarget, type LinkTarget } from './link-targets.ts';
export { linkTokens, signInHref, type LinkToken } from './link-tokens.ts';
export { PageMeta, type PageMetaProps } from './page-meta.tsx';
export {
  PartnerProvider,
  useCurrency,
  usePartner,
  usePartnerAssets,
  usePartnerBuild,
  type PartnerProviderProps,
} from './partner-context.tsx';
export { pathMeta, usePathMeta } from './path-meta.ts';
export { useIsAppOutdated, useIsNativeApp } from './native-app.ts';
