/** A policy cannot name an address of IPv6: it allows the scheme instead. */
const sourceOf = (origin: string) => (origin.includes('[') ? new URL(origin).protocol : origin);

/** The pages load their own style sheet and run nothing; `siteOrigin` is where a form's answer may lead to. */
export const pagePolicy = (siteOrigin?: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${siteOrigin === undefined ? '' : ` ${sourceOf(siteOrigin)}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

export const identityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': pagePolicy(),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
