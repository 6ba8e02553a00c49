/** How clients authenticate; referenced by name in `describeCall` and `describeContent`. */
export const securitySchemes = {
  session: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: '__Host-tableside-session',
    description:
      'The session, which GET /api/CSRF begins and POST /api/SignIn gives to a member; in development over ' +
      'plain http its name has the partner at its end in place of __Host-. A site on another origin ' +
      'gets it in X-Tableside-Session and sends it as Authorization: Bearer, in place of the access token too.',
  },
  antiForgery: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'X-XSRF-TOKEN',
    description:
      'The token of the session, from GET /api/CSRF. Signing in gives another session: ask for a new one.',
  },
  accessToken: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'The access token that GET /api/Member answers in session.',
  },
  formSignature: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'Typeform-Signature',
    description:
      '"sha256=" and the base64 of HMAC-SHA-256 over the body as it is sent, by the secret that the platform and the ' +
      'service with the forms share.',
  },
  contentToken: {
    type: 'apiKey' as const,
    in: 'query' as const,
    name: 'auth_token',
    description: 'A partner’s token of ButterCMS.',
  },
  contentTokenHeader: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'Authorization',
    description: 'The same after "Token ".',
  },
};
