import type { PartnerSettings } from '@tableside/partner-config';
import { partnerWith } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { commonHeaders, pagePolicy, pageSources } from './security-headers.ts';

const directivesOf = (changes: Partial<PartnerSettings>) =>
  pagePolicy({
    partner: { ...partnerWith(), ...changes },
    page: pageSources('<!doctype html><title>Site</title>'),
    isProduction: true,
    secureFrameUrl: 'https://cards.example/field?x=1',
    surveyHostUrl: 'https://forms.example/',
  }).split('; ');
const framesOf = (changes: Partial<PartnerSettings>) =>
  directivesOf(changes).find((directive) => directive.startsWith('frame-src '));

test('SEC-03.a what the policy of a page refuses is reported to the platform, by old browsers too', () => {
  expect(directivesOf({})).toEqual(
    expect.arrayContaining(['report-to violations', 'report-uri /api/Violations']),
  );
  for (const isProduction of [true, false])
    expect(commonHeaders(isProduction)).toMatchObject({
      'Reporting-Endpoints': 'violations="/api/Violations"',
    });
});

test('a page may embed the secure frame: the partner’s own, or the default one', () => {
  expect(framesOf({})).toBe('frame-src https://cards.example');
  expect(framesOf({ secureFrame: { url: 'https://cards.brand.example:8443/a' } })).toBe(
    'frame-src https://cards.brand.example:8443',
  );
});

test('a site without enrollment has no frame', () => {
  const captcha = { ...partnerWith().captcha, scriptUrl: 'https://captcha.example/api.js' };
  expect(framesOf({ enrollmentType: 'none' })).toBe("frame-src 'none'");
  expect(framesOf({ enrollmentType: 'none', captcha })).toBe('frame-src https://captcha.example');
});

test('CFG-30.a CFG-30.b a page of a partner with surveys may embed their forms, others may not', () => {
  expect(framesOf({ typeformCode: null })).toBe('frame-src https://cards.example');
  expect(framesOf({ typeformCode: 'Form1' })).toBe('frame-src https://cards.example https://forms.example');
  expect(framesOf({ enrollmentType: 'none', typeformCode: 'Form1' })).toBe('frame-src https://forms.example');
});
