declare module '*.json?partner' {
  import type { PartnerBuild } from '@tableside/partner-config';

  const partner: PartnerBuild;
  export default partner;
}

declare module '*.json?content' {
  import type { BuiltContent } from '@tableside/content-client';

  /** The partner's content at build time. Undefined if it is live. */
  const content: BuiltContent | undefined;
  export default content;
}
