declare module '*.json?partner' {
  /** A partner's settings with every default, and the addresses of its assets in this build. */
  const partner: import('@tableside/partner-config').PartnerBuild;
  export default partner;
}
