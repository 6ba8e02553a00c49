import { A_SECRET, address, secret, secrets, setting, webAddress } from './setting-schemas.ts';

export const operatorSettings = {
  BOOKING_URL: setting(webAddress.optional(), {
    about:
      'An external booking provider that implements the API in docs/operate.md. Empty: the ' +
      'built-in booking service is used. BOOKING_SECRET authenticates this platform to the ' +
      'provider: at least 32 random bytes.',
    example: 'https://booking.example/v1/',
  }),
  BOOKING_SECRET: setting(secret.optional(), A_SECRET),
  CLAIMS_URL: setting(webAddress.optional(), {
    about:
      'Where visits that members report are sent, with a signed webhook; see "Claims" in docs/operate.md. Empty: ' +
      'they are read with "pnpm platform claims". CLAIMS_SECRET signs them, and decisions that come back to ' +
      '/api/Webhooks/Claims of each partner’s site: at least 32 random bytes. Of several, separated by commas, ' +
      'all sign and all are accepted. Without it decisions are rejected.',
    example: 'https://support.example/claims',
  }),
  CLAIMS_SECRET: setting(secrets.optional(), A_SECRET),
  SECURITY_CONTACT: setting(
    address(
      /^(mailto|https):$/,
      'must be a URL that starts with mailto: or https://',
      ({ username }) => username === '',
    ).optional(),
    {
      about:
        'Where researchers report vulnerabilities: an address that /.well-known/security.txt of each site names. ' +
        'Empty: the sites have no such file.',
      example: 'mailto:security@dining.example',
    },
  ),
};
