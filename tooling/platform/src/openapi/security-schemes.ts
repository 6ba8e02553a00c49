export const securitySchemes = {
  session: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: '__Host-tableside-session',
    description:
      'The session cookie. GET /api/CSRF creates the session; POST /api/SignIn signs a member in ' +
      'to it. In development over plain HTTP the cookie’s name ends with the partner instead of ' +
      'starting with __Host-. A site on another origin receives the session in ' +
      'X-Tableside-Session and sends it as Authorization: Bearer, which also replaces the access ' +
      'token.',
  },
  antiForgery: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'X-XSRF-TOKEN',
    description:
      'The session’s anti-forgery token, from GET /api/CSRF. Signing in starts a new session, ' +
      'which requires a new token.',
  },
  accessToken: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'The access token in the session property of the GET /api/Member response.',
  },
  formSignature: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'Typeform-Signature',
    description:
      '"sha256=" followed by the base64-encoded HMAC-SHA-256 of the raw request body, keyed with ' +
      'the secret shared by the platform and the form service.',
  },
  webhookSignature: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'webhook-signature',
    description:
      '"v1," followed by the base64-encoded HMAC-SHA-256 of webhook-id, webhook-timestamp and the raw request ' +
      'body, joined with dots and keyed with CLAIMS_SECRET, as Standard Webhooks describes.',
  },
  contentToken: {
    type: 'apiKey' as const,
    in: 'query' as const,
    name: 'auth_token',
    description: 'A partner’s ButterCMS token.',
  },
  contentTokenHeader: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'Authorization',
    description: 'The same token, prefixed with "Token ".',
  },
};
