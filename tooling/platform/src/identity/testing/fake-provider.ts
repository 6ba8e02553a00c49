import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeProvider {
  readonly issuer: string;
  claims: Record<string, unknown>;
  userInfo: Record<string, unknown>;
  metadata: Record<string, unknown>;
  signsForeign: boolean;
  readonly tokenRequests: { form: URLSearchParams; authorization: string | undefined }[];
  callbackFor(authorization: string): URL;
  stop(): Promise<void>;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function jwtOf(claims: object, key: KeyObject): string {
  const text = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const json = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** The same for every provider, because making two takes a fifth of a second. */
let keys: ReturnType<typeof makeKeys> | undefined;
const makeKeys = () => ({
  own: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  foreign: generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

export async function startFakeProvider(): Promise<FakeProvider> {
  const { own, foreign } = (keys ??= makeKeys());
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const fake: FakeProvider = {
    issuer,
    claims: {},
    userInfo: {},
    metadata: {},
    signsForeign: false,
    tokenRequests: [],
    callbackFor(authorization) {
      const { searchParams } = new URL(authorization);
      const callbackUrl = new URL(searchParams.get('redirect_uri') ?? '');
      // This provider is stateless, so it passes the nonce to the token endpoint as the code.
      callbackUrl.searchParams.set('code', searchParams.get('nonce') ?? '');
      callbackUrl.searchParams.set('state', searchParams.get('state') ?? '');
      return callbackUrl;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  function tokens(nonce: string | null) {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: 'us', sub: 'person', nonce, iat: now, exp: now + 300 };
    const idToken = jwtOf({ ...usual, ...fake.claims }, (fake.signsForeign ? foreign : own).privateKey);
    return { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken };
  }
  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/keys') return json(response, { keys: [jwk] });
      if (request.url === '/me') {
        const person = { sub: 'person', given_name: 'Fay', family_name: 'Lund', email: 'fay@example.org' };
        return json(response, { ...person, ...fake.userInfo });
      }
      if (request.url === '/token') {
        const form = new URLSearchParams(Buffer.concat(chunks).toString());
        fake.tokenRequests.push({ form, authorization: request.headers.authorization });
        return json(response, tokens(form.get('code')));
      }
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...fake.metadata,
      });
    });
  });
  return fake;
}
