import { randomUUID } from 'node:crypto';

import { joinsBySso } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';
import * as oidc from 'openid-client';

import { settingsToday } from '../../accounts/partner-of.ts';
import type { Database } from '../../database/database.ts';
import type { SigningSecrets } from '../../web/accepted-secrets.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { networkSubject } from '../../web/network-key.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import { siteOrigin } from '../../web/site-origin.ts';
import type { ProviderSettings } from '../../settings/provider-settings.ts';
import { readPerson } from './claims.ts';
import { memberOfPerson } from './member-of-person.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import { forcePromptNextTime, storeTransaction, mustPrompt, takeTransaction } from './transaction.ts';

const FAILED = '/login#sign-in-failed';
const DONE = '/login';
const SCOPE = 'openid profile email';

const networkRule: RateRule = { name: 'sso-network', limit: 120, windowSeconds: 600 };

export interface SignInOptions extends SigningSecrets {
  readonly database: Database;
  readonly partners: readonly PartnerSettings[];
  readonly providers: ReadonlyMap<string, ProviderSettings>;
  readonly beginSession: (context: Context<PlatformEnv>, memberId: string) => Promise<object | undefined>;
  readonly now: () => Date;
  readonly isProduction: boolean;
  readonly trustsProxy: boolean;
}

export interface PartnerSignIn {
  readonly app: Hono<PlatformEnv>;
  readonly logoutUrl: (context: Context<PlatformEnv>) => Promise<string | null>;
}

interface Door {
  readonly partner: PartnerSettings;
  readonly path: string;
  readonly provider: ProviderClient | undefined;
}

const isOfProvider = (cause: unknown): cause is Error =>
  [oidc.ClientError, oidc.AuthorizationResponseError, oidc.ResponseBodyError].some(
    (kind) => cause instanceof kind,
  ) ||
  (cause instanceof TypeError && cause.message === 'fetch failed');

const textOf = (cause: object, name: string): string => {
  const value: unknown = Object.entries(cause).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/**
 * Names the reason for a failure without quoting the provider's response, which may contain codes and names.
 */
function reasonOf(cause: unknown): string {
  if (!isOfProvider(cause)) return 'ours';
  const inner = cause.cause instanceof Error ? textOf(cause.cause, 'code') : '';
  const words = [textOf(cause, 'code'), textOf(cause, 'error'), inner].filter((word) => word !== '');
  return `${cause.message} (${words.join(', ')})`;
}

/** Signs people in with their account at the partner. See docs/decisions/0021-single-sign-on.md. */
export function createPartnerSignIn(options: SignInOptions): PartnerSignIn {
  const { database, secret, now } = options;
  const doors = new Map(
    options.partners.filter(joinsBySso).map((partner): [string, Door] => {
      const settings = options.providers.get(partner.id);
      const provider = settings && createProviderClient(settings, options);
      return [partner.id, { partner, path: partner.ssoLoginUrl, provider }];
    }),
  );

  const fail = (context: Context<PlatformEnv>, reason: string) => {
    context.get('log').warn({ reason }, 'partner sign-in failed');
    return context.redirect(FAILED, 303);
  };

  async function limit(context: Context<PlatformEnv>, partnerId: string): Promise<void> {
    const subject = networkSubject(secret, context.get('clientAddress'));
    await limitRate(database, { partnerId, rule: networkRule, subject, item: randomUUID() }, now());
  }

  async function start(context: Context<PlatformEnv>, { partner, path, provider }: Door): Promise<Response> {
    if (!provider) return fail(context, 'No provider is configured for this partner.');
    const client = await provider();
    const transaction = {
      partnerId: partner.id,
      issuer: client.serverMetadata().issuer,
      redirectUri: `${siteOrigin(context, partner, options)}${path}/callback`,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    storeTransaction(context, transaction, options);
    const address = oidc.buildAuthorizationUrl(client, {
      scope: SCOPE,
      redirect_uri: transaction.redirectUri,
      state: transaction.state,
      nonce: transaction.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(transaction.verifier),
      code_challenge_method: 'S256',
      ...(mustPrompt(context) && { prompt: 'login' }),
    });
    return context.redirect(address.href, 303);
  }

  async function finish(context: Context<PlatformEnv>, { partner, provider }: Door): Promise<Response> {
    const transaction = takeTransaction(context, options);
    if (!transaction)
      return fail(context, 'This browser did not start a sign-in, or the sign-in has expired.');
    if (transaction.partnerId !== partner.id)
      return fail(context, 'The sign-in was started for another partner.');
    if (!provider) return fail(context, 'No provider is configured for this partner.');
    const client = await provider();
    if (client.serverMetadata().issuer !== transaction.issuer)
      return fail(context, 'The provider changed during the sign-in.');
    const callbackUrl = new URL(transaction.redirectUri);
    callbackUrl.search = new URL(context.req.url).search;
    const tokens = await oidc.authorizationCodeGrant(client, callbackUrl, {
      pkceCodeVerifier: transaction.verifier,
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
    });
    const today = await settingsToday(database, partner);
    const found = await memberOfPerson(database, today, await readPerson(client, tokens));
    if ('refusal' in found) {
      forcePromptNextTime(context);
      return fail(context, found.refusal);
    }
    if (!(await options.beginSession(context, found.memberId))) return fail(context, 'memberGone');
    context.get('log').info({ isNew: found.isNew }, 'signed in through the partner');
    return context.redirect(DONE, 303);
  }

  const app = new Hono<PlatformEnv>();
  const paths = new Set([...doors.values()].map(({ path }) => path).filter((path) => path.startsWith('/')));
  const steps = [...paths].flatMap((path) => [
    { path, address: path, step: start },
    { path, address: `${path}/callback`, step: finish },
  ]);
  for (const { path, address, step } of steps) {
    app.all(address, async (context, next) => {
      const door = doors.get(context.get('partnerId'));
      if (door?.path !== path) return next();
      context.header('Cache-Control', 'no-store');
      if (context.req.method !== 'GET') return context.text('There is nothing at this address.', 404);
      // Only a navigation may start a sign-in, not an image, a frame or a prefetch.
      const destination = context.req.header('Sec-Fetch-Dest') ?? 'document';
      if (destination !== 'document' || context.req.header('Sec-Purpose')?.startsWith('prefetch'))
        return context.text('Sign-in requires a top-level navigation.', 403);
      await limit(context, door.partner.id);
      try {
        return await step(context, door);
      } catch (cause) {
        if (!isOfProvider(cause))
          context.get('log').error({ err: cause }, 'partner sign-in failed unexpectedly');
        return fail(context, reasonOf(cause));
      }
    });
  }

  return {
    app,
    async logoutUrl(context) {
      const door = doors.get(context.get('partnerId'));
      if (!door?.provider) return null;
      try {
        const client = await door.provider();
        if (client.serverMetadata().end_session_endpoint === undefined) return null;
        const home = `${siteOrigin(context, door.partner, options)}/`;
        return oidc.buildEndSessionUrl(client, { post_logout_redirect_uri: home }).href;
      } catch (cause) {
        context.get('log').warn({ reason: reasonOf(cause) }, 'partner sign-out URL is not available');
        return null;
      }
    },
  };
}
