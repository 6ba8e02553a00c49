export { digestOf, fetchBuiltContent, fetchNewerContent, type BuiltContent } from './built-content.ts';
export {
  contentGroups,
  emptyContent,
  type Announcement,
  type AnnouncementSegment,
  type BonusBanner,
  type Content,
  type ContentBlock,
  type ContentEntry,
  type ContentGroup,
  type CopyNode,
  type CopyTag,
  type CopyText,
  type EarnBanner,
  type HomeEntry,
  type MerchantCarouselBlock,
  type NavLink,
  type PageBanner,
  type PageContent,
  type Popup,
  type PopupAudience,
  type ResponsiveText,
} from './content.ts';
export { expandCopy, type ExpandValues } from './copy/expand-copy.ts';
export { fillText, type FillValues } from './copy/fill-text.ts';
export { isLinkToken, linkTokens, type LinkToken } from './copy/link-tokens.ts';
export type { ReportCopyProblem } from './copy/limits.ts';
export { parseCopy, tokenize, type ParseHtmlCopy } from './copy/parse-copy.ts';
export { ContentError, type ContentSource } from './fetch/fetch-group.ts';
export { withPicturesAt } from './pictures-at.ts';
export { readSurvey, surveyAt, type SurveyEntry } from './read/read-surveys.ts';
export { safeHref } from './safe-href.ts';
export { withoutLinksTo } from './without-links.ts';
