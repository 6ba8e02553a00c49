declare module '*.json?partner' {
  import type { PartnerBuild } from '@tableside/partner-config';

  /** A partner's settings with every default, and the addresses of its assets in this build. */
  const partner: PartnerBuild;
  export default partner;
}
