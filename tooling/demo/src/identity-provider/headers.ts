/** A source expression cannot contain an IPv6 address, so the whole scheme is allowed in that case. */
const sourceOf = (origin: string) => (origin.includes('[') ? new URL(origin).protocol : origin);

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
