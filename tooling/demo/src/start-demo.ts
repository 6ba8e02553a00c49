import { randomBytes } from 'node:crypto';

import { FORM_SIGNATURE_HEADER, signForm } from '@tableside/platform/api';
import { startPlatform, type Foundation, type Platform, type PlatformOptions } from '@tableside/platform';
import { createFingerprint } from '@tableside/platform/vault';

import { createCaptchaApp, purgeExpiredTokens, verifyHere } from './captcha/index.ts';
import { refusalOf } from './declined-cards.ts';
import { startForms } from './forms/index.ts';
import { drawnImages } from './images/index.ts';
import { startProvider, type RunningProvider } from './identity-provider/start-provider.ts';
import { withScenarios } from './seed/booking.ts';
import type { FingerprintOf } from './seed/card-rows.ts';
import { seed } from './seed/seed.ts';
import { createClock } from './switches/clock.ts';
import { createSwitches } from './switches/switches.ts';

export type DemoOptions = Omit<PlatformOptions, 'demo'>;

export interface DemoPlatform extends Platform {
  readonly identityUrl: RunningProvider['url'];
  readonly identityClients: RunningProvider['ownClients'];
}

async function invent(foundation: Foundation, fingerprintOf: FingerprintOf | undefined): Promise<void> {
  const { database, merchants, onProgress, now } = foundation;
  const isNew = await database.exclusively(() =>
    seed(database, {
      ...foundation,
      fingerprintOf,
      today: now(),
      onProgress: (done) => onProgress(`Creating demo merchants: ${done} of ${merchants}.`),
    }),
  );
  if (!isNew) onProgress('The database already has merchants.');
}

function createReporting({ localPorts }: Foundation, formWebhookSecret: string) {
  return async (partnerId: string, body: string): Promise<boolean> => {
    const port = [...localPorts].find(([, id]) => id === partnerId)?.[0];
    const { ok } = await fetch(`http://localhost:${port}/api/Webhooks/Forms`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [FORM_SIGNATURE_HEADER]: signForm(formWebhookSecret, body),
      },
      body,
    });
    return ok;
  };
}

/**
 * Starts the platform with demo members and merchants, fake third parties, and switches under /dev. It must
 * never have real members: anyone who can reach it can read its mail, move its clock and sign in as anyone.
 */
export async function startDemo(options: DemoOptions = {}): Promise<DemoPlatform> {
  const clock = createClock(options.now);
  let provider: RunningProvider | undefined;
  const platform = await startPlatform({
    ...options,
    now: clock.now,
    async demo(foundation) {
      const { database, vaultKeySecret, port, vaultUrl } = foundation;
      // An external vault has its own secret, so only it can compute fingerprints.
      const fingerprintOf = vaultUrl === undefined ? createFingerprint(vaultKeySecret) : undefined;
      await invent(foundation, fingerprintOf);
      const formWebhookSecret = foundation.formWebhookSecret ?? randomBytes(32).toString('base64');
      await using starting = new AsyncDisposableStack();
      provider = starting.adopt(
        await startProvider({
          ...foundation,
          port: foundation.identityPort ?? (port && port + 1),
        }),
        (running) => running.stop(),
      );
      const forms = starting.adopt(
        await startForms({
          ...foundation,
          isProduction: false,
          sendReport: createReporting(foundation, formWebhookSecret),
          port: foundation.formsPort ?? (port && port + 3),
        }),
        (running) => running.stop(),
      );
      const running = starting.move();
      return {
        switches: createSwitches(database, { ...foundation, clock, fingerprintOf }),
        captcha: { app: createCaptchaApp(foundation), verify: verifyHere(foundation) },
        images: drawnImages,
        providers: provider.clients,
        surveyHostUrl: forms.url,
        formWebhookSecret,
        refusalOf,
        withBookingScenarios: withScenarios,
        purgeExpired: () => purgeExpiredTokens(database, clock.now()),
        stop: () => running.disposeAsync(),
      };
    },
  });
  return { ...platform, identityUrl: provider?.url, identityClients: provider?.ownClients ?? new Map() };
}
