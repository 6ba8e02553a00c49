import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { hasMembers } from '@tableside/core';
import { describeSite } from '@tableside/deploy';
import { referralCookies, serverCookieNames, storedKeys, surveyKey } from '@tableside/e2e/stored-data';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import {
  captchaOrigins,
  THIRD_PARTY_FORMS,
  type Environment,
  type SiteRules,
} from '@tableside/platform/hosting';
import { readPageFiles } from '@tableside/platform/secure-frame';
import { brandFonts, latinFontFile } from '@tableside/vite/partner';

import { measuredPairs } from '../check/contrast.ts';
import { readBuild, type BuildFacts } from './build-facts.ts';
import { describeEvents } from './events.ts';
import { allowedOrigins, policiesOf } from './policies.ts';
import { proofPage, type StoredDatum, type Proof } from './proof-page.ts';
import { integrityOf, scriptFindings, siteScripts, type Script } from './scripts.ts';
import { visitSite, type SiteVisit } from './visit-site.ts';

/** Stands for SECURE_FRAME_URL, which every installation chooses. */
const FRAME = 'https://secure-frame.invalid';

const SURVEYS = 'dr.surveySeen.';

function purposeOf(origin: string, partner: PartnerSettings, { surveyHostUrl }: Environment): string {
  const isAt = (url: string | null) => url !== null && URL.canParse(url) && new URL(url).origin === origin;
  if (origin === FRAME) return 'Our own frame for card numbers, at the address in SECURE_FRAME_URL';
  if (isAt(partner.secureFrame.url)) return 'The frame for card numbers';
  if (isAt(partner.map.styleUrl)) return 'Map';
  if (captchaOrigins(partner.captcha).includes(origin)) return 'Captcha';
  if (isAt(partner.emulation.adminOrigin)) return 'May show the site in a frame, for support';
  if (isAt(surveyHostUrl ?? THIRD_PARTY_FORMS)) return 'Surveys and reviews, when a visitor opens one';
  return 'Payment provider, when a member links a card';
}

async function frameScripts(): Promise<Script[]> {
  const { files } = await readPageFiles();
  return [...files]
    .filter(([path]) => path.endsWith('.js'))
    .map(([path, { body }]) => ({
      name: FRAME + path,
      reason: 'Takes a card number in the secure frame and encrypts it',
      source: '@tableside/platform/secure-frame, @tableside/core',
      integrity: integrityOf(body),
    }));
}

export function storedData(
  build: Pick<BuildFacts, 'contains'>,
  visit: Pick<SiteVisit, 'cookies' | 'storageKeys'>,
  { hasWorker }: { readonly hasWorker: boolean },
): { readonly stored: readonly StoredDatum[]; readonly unlisted: readonly string[] } {
  const cookies = new Set(visit.cookies.map(({ name }) => name));
  const keys = new Set(visit.storageKeys);
  const listedCookies = Object.entries({ ...serverCookieNames, ...referralCookies });
  const listedKeys = Object.entries(storedKeys).filter(([name]) => build.contains(name));
  const surveys = [...keys].filter((key) => key.startsWith(SURVEYS));
  const stored: StoredDatum[] = [
    ...listedCookies.map(([name, datum]) => ({ name, ...datum, isSeen: cookies.has(name) })),
    ...listedKeys.map(([name, datum]) => ({ name, ...datum, isSeen: keys.has(name) })),
  ];
  if (build.contains(SURVEYS))
    stored.push({ name: `${SURVEYS}<survey>`, ...surveyKey, isSeen: surveys.length > 0 });
  if (hasWorker)
    stored.push({
      name: 'Cache Storage',
      area: 'Cache Storage',
      purpose: 'The site’s code and recent searches, for pages without a connection.',
      isSeen: false,
    });
  const known = new Set(stored.map(({ name }) => name));
  return {
    stored,
    unlisted: [...cookies, ...keys].filter((name) => !known.has(name) && !surveys.includes(name)),
  };
}

export const findingsOf = (
  { thirdParties, pages, errors }: SiteVisit,
  unlisted: readonly string[],
): string[] => [
  ...thirdParties.map((origin) => `A page contacted ${origin}.`),
  ...unlisted.map((name) => `The browser kept ${name}, whose purpose is in no list.`),
  ...pages.flatMap(({ name, axe }) =>
    axe.violations.map(({ rule, help }) => `${name}: axe found ${rule} (${help}).`),
  ),
  ...errors.map((error) => `An error was logged: ${error}`),
];

export async function writeProof(
  workspace: string,
  partner: PartnerSettings,
  environment: Environment,
  now: Date,
): Promise<{ readonly file: string; readonly findings: readonly string[]; readonly visit: SiteVisit }> {
  const site = { ...environment, secureFrameUrl: environment.secureFrameUrl ?? `${FRAME}/` };
  const { rules } = JSON.parse(await describeSite(partner, site, 'json')) as { readonly rules: SiteRules };
  const build = readBuild(
    workspace,
    resolve(environment.appsDir, partner.id),
    brandFonts(partner).map(latinFontFile),
  );
  const visit = await visitSite(partner);
  const policies = policiesOf(rules.pages);
  const foreign = policies.flatMap(({ directives }) =>
    directives.filter(([name]) => name === 'script-src').flatMap(([, sources]) => sources),
  );
  const scripts: Script[] = [
    ...siteScripts(resolve(environment.appsDir, partner.id)),
    ...(hasMembers(partner) && partner.secureFrame.url === null ? await frameScripts() : []),
    ...[...new Set(foreign)]
      .filter((source) => source.startsWith('https://'))
      .map((origin) => ({
        name: origin,
        reason: purposeOf(origin, partner, environment),
        source: 'The provider, who changes it at any time',
        integrity: undefined,
      })),
  ];
  const { stored, unlisted } = storedData(build, visit, {
    hasWorker: partner.content.delivery === 'built' && !partner.cmsPreview,
  });
  const proof: Proof = {
    partner,
    madeAt: now,
    findings: [...findingsOf(visit, unlisted), ...scriptFindings(scripts, visit.scripts)],
    scripts,
    visit,
    allowed: allowedOrigins(policies).map((origin) => ({
      origin,
      purpose: purposeOf(origin, partner, environment),
    })),
    headers: rules.headers,
    policies,
    stored,
    events: describeEvents(build.contains),
    packages: build.packages,
    contrasts: measuredPairs(partner.brand),
  };
  const file = resolve(workspace, '.data/proofs', `${partner.id}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await proofPage(proof));
  return { file, findings: proof.findings, visit };
}
