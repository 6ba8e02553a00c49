import { createHash } from 'node:crypto';

import { hasMembers } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Emotion inserts an empty style element, which must be allowed, and fills it through the CSSOM. See
 * docs/decisions/0009-style-policy-without-nonces.md.
 */
const EMPTY_STYLE = hashOf('');

/** Returns the hashes of a page's inline blocks. They can be trusted, because the build wrote them. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'));
  const isRun = (attributes: string) =>
    tag === 'style' || (!/\bsrc\s*=/i.test(attributes) && !/type\s*=\s*["']?application\//i.test(attributes));
  return [
    ...new Set(
      [...blocks].filter(([, attributes = '']) => isRun(attributes)).map(([, , text = '']) => hashOf(text)),
    ),
  ];
}

const ofPayments = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'trusted-types': ['payments'],
} as const;

const furtherCaptchaOrigins: Readonly<Record<PartnerSettings['captcha']['provider'], readonly string[]>> = {
  recaptcha: [],
};

export const captchaOrigins = ({ provider, scriptUrl }: PartnerSettings['captcha']): readonly string[] =>
  scriptUrl.startsWith('/') ? [] : [new URL(scriptUrl).origin, ...furtherCaptchaOrigins[provider]];

/** The build writes this element into pages that have a key of the payment provider. */
const PAYMENT_MARK = /<meta name="payment-library" content="stripe"\s*\/?>/;

export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly takesPayments: boolean;
}

export const pageSources = (html: string): PageSources => ({
  scripts: inlineHashes(html, 'script'),
  styles: [...new Set([EMPTY_STYLE, ...inlineHashes(html, 'style')])],
  takesPayments: PAYMENT_MARK.test(html),
});

const VIOLATIONS = 'violations';
const VIOLATIONS_PATH = '/api/Violations';

export interface PagePolicy {
  readonly partner: Pick<
    PartnerSettings,
    'captcha' | 'emulation' | 'enrollmentType' | 'map' | 'secureFrame' | 'typeformCode'
  >;
  readonly page: PageSources;
  readonly isProduction: boolean;
  readonly secureFrameUrl: string;
  readonly surveyHostUrl: string;
}

export function pagePolicy(given: PagePolicy): string {
  const { partner, page, isProduction, secureFrameUrl, surveyHostUrl } = given;
  const payments = (directive: keyof typeof ofPayments) => (page.takesPayments ? ofPayments[directive] : []);
  const tiles = partner.map.styleUrl === null ? [] : [new URL(partner.map.styleUrl).origin];
  const captcha = captchaOrigins(partner.captcha);
  const secureFrame = hasMembers(partner) ? [new URL(partner.secureFrame.url ?? secureFrameUrl).origin] : [];
  const surveys = partner.typeformCode === null ? [] : [new URL(surveyHostUrl).origin];
  const frames = [...secureFrame, ...surveys, ...captcha, ...payments('frame-src')];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.scripts, ...captcha, ...payments('script-src')],
    'style-src': ["'self'", ...page.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tiles, ...captcha, ...payments('connect-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [partner.emulation.adminOrigin ?? "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'captcha', 'worker', ...payments('trusted-types')],
    ...(isProduction && { 'upgrade-insecure-requests': [] }),
    'report-to': [VIOLATIONS],
    'report-uri': [VIOLATIONS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

export const dataHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cache-Control': 'no-store',
};

/**
 * The policy of service workers, which make the same requests as the site's pages. `worker-src` is needed
 * because WebKit checks it when a service worker fetches the map's worker on behalf of a page.
 */
export const workerPolicy = `default-src 'none'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export const commonHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Reporting-Endpoints': `${VIOLATIONS}="${VIOLATIONS_PATH}"`,
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), browsing-topics=()',
  ...(isProduction && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});
