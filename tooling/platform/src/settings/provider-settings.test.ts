import { expect, test } from 'vitest';

import { configuredProviders, readOidcVariables } from './provider-settings.ts';

const partners = [
  { id: 'air', enrollmentType: 'sso' },
  { id: 't-mobile', enrollmentType: 'sso' },
  { id: 'direct-one', enrollmentType: 'direct' },
] as const;
const read = (variables: Record<string, string>) =>
  Object.fromEntries(configuredProviders(readOidcVariables(variables), partners));

test('one provider serves every partner with single sign-on, and no other', () => {
  const found = read({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'shh' });
  expect(Object.keys(found)).toEqual(['air', 't-mobile']);
  expect(found['air']).toEqual({
    issuer: new URL('https://id.example'),
    clientId: 'us',
    clientSecret: 'shh',
  });
  expect(read({})).toEqual({});
});

test('a partner has its own client at the common provider, or its own provider, which never gets another secret', () => {
  const common = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'shh' };
  const found = read({
    ...common,
    OIDC_T_MOBILE_CLIENT_ID: 'them',
    OIDC_AIR_ISSUER: 'https://air.example/realm',
    OIDC_AIR_CLIENT_ID: 'dining',
  });
  expect(found['t-mobile']).toEqual({
    issuer: new URL('https://id.example'),
    clientId: 'them',
    clientSecret: 'shh',
  });
  expect(found['air']).toEqual({ issuer: new URL('https://air.example/realm'), clientId: 'dining' });
});

test('invalid settings are rejected with an error message', () => {
  expect(() => read({ OIDC_AIR_ISSUER: 'https://air.example' })).toThrow(
    'OIDC_AIR_ISSUER requires OIDC_AIR_CLIENT_ID',
  );
  for (const OIDC_ISSUER of [
    'id.example',
    'ftp://id.example',
    'https://id.example/?a=b',
    'https://id.example/#a',
  ])
    expect(() => read({ OIDC_ISSUER, OIDC_CLIENT_ID: 'us' })).toThrow('OIDC_ISSUER must be the https URL');
});
