export {
  linkTarget,
  linkTokens,
  signInHref,
  supportEmailTarget,
  type LinkTarget,
  type LinkToken,
} from './link-targets.ts';
export { PageMeta, type PageMetaProps } from './page-meta.tsx';
export {
  PartnerProvider,
  useCurrency,
  usePartner,
  usePartnerAssets,
  type PartnerProviderProps,
} from './partner-context.tsx';
export { pathMeta } from './path-meta.ts';
