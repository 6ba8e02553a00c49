export { Blocks, type BlocksProps, type RenderCarousel } from './blocks/blocks.tsx';
export { ContentProvider, useContent } from './content-context.tsx';
export {
  Copy,
  CopyText,
  useCopyNodes,
  useCopyParts,
  type CopyOptions,
  type CopyProps,
  type CopyTextProps,
} from './copy/copy-text.tsx';
export { defineCopy, type CopyDefinition, type CopyValues } from './copy/define-copy.ts';
export { longCopy } from './copy/long-copy.styles.ts';
export { ResponsiveText, useResponsiveText, type ResponsiveTextProps } from './copy/responsive-text.tsx';
export { useBrowserTitle, useCopy, useFillText, type Fill } from './copy/use-copy.ts';
export { EarningTierProvider } from './earning-tier.tsx';
export { ContentGate, type ContentGateProps, type ContentProblem } from './gate/content-gate.tsx';
export { PublicIdProvider } from './public-id.tsx';
export { PageBanner, type PageBannerProps } from './page/page-banner.tsx';
export { PageSkeleton } from './page/page-skeleton.tsx';
export { PageHeading, type PageHeadingProps } from './page/page-heading.tsx';
export { PageTemplate, type PageTemplateProps } from './page/page-template.tsx';
export { splitHeading } from './page/split-heading.ts';
export { useAlternativeText } from './page/use-alternative-text.ts';
export { withCurrencyOf } from './with-currency-of.ts';
