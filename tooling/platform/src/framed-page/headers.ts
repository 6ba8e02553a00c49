export const pagePolicy = (embedderOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedderOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // Reports go to the embedding site's platform. The newer `report-to` would need CORS there.
    `report-uri ${embedderOrigin}/api/Violations`,
  ].join('; ');

export const closedHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

export const commonHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
  ...(isProduction && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});
