import { fillText, type ContentEntry } from '@tableside/content-client';
import { copyValues } from '@tableside/partner-config';
import { settle } from '@tableside/shell/testing';
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';

import { realPartners, setupRealSites, type RealPartner } from './real-sites.ts';

const { open } = setupRealSites();

function fill(text: string, { settings }: RealPartner): string {
  const values = copyValues(settings, undefined);
  const pointsPerDollar = `up to ${values['pointsPerDollar']}`;
  return fillText(text, { partner: { ...values, pointsPerDollar }, linkLabel: () => '' });
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface SurveyFields {
  readonly id?: string;
  readonly text?: string;
  readonly url_allow_list?: readonly { readonly url_allowed: string }[];
  readonly url_disallow_list?: readonly { readonly url_disallowed: string }[];
}
function surveyOf({ entries }: RealPartner) {
  const surveys = entries.surveys.map((entry) =>
    'id' in entry.fields ? { ...entry, fields: { ...entry.fields, delay_timeout: 0 } } : entry,
  );
  const fields = surveys.find((entry) => 'id' in entry.fields)?.fields as SurveyFields | undefined;
  return { fields, entries: { ...entries, surveys } };
}
const pages: Readonly<Record<string, string>> = {
  '/merchants': '/merchants/m-1',
  '/surveys': '/surveys/success',
  '/join': '/join',
};
const pageOf = (listed: string) => pages[listed] ?? listed;
// Selectors are used because finding an element by role takes longer than rendering the page.
const tab = (name: string) => document.querySelector(`aside[aria-label="${name}"] button`);
const dialog = () => document.querySelector('dialog[open]');
const expectInvitation = ({ settings }: RealPartner) =>
  waitFor(() => expect(dialog()?.querySelector('a')).toHaveAttribute('href', settings.ssoLoginUrl));
const lastWords = (entry: ContentEntry, partner: RealPartner) =>
  fill(textOf(entry.fields['body_text']).split('\n\n').at(-1) ?? '', partner);

function expectAnnouncement(partner: RealPartner) {
  const segments = partner.entries.announcement_banner[0]?.fields['banner_copy'];
  const region = document.querySelector('section[aria-label="Announcement"]');
  if (segments === undefined) return expect(region).not.toBeInTheDocument();
  for (const segment of segments as readonly Record<string, unknown>[])
    expect(region).toHaveTextContent(fill(textOf(segment['copy']), partner).trim());
}

async function expectFirstDialog(partner: RealPartner) {
  await settle();
  const { settings, entries } = partner;
  const popup = entries.popup.find(({ slug }) => slug === settings.generalModalType);
  expect(popup === undefined).toBe(settings.generalModalType === null);
  if (popup) return waitFor(() => expect(dialog()).toHaveTextContent(lastWords(popup, partner)));
  if (settings.ssoModal) return expectInvitation(partner);
  expect(dialog()).toBeNull();
}

const installButton = () =>
  [...document.querySelectorAll('section button')].find(({ textContent }) => /^install$/i.test(textContent));
async function expectInstallOffer({ settings: { hasPWAInstallBanner } }: RealPartner) {
  await settle();
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() }),
  );
  if (hasPWAInstallBanner) return waitFor(() => expect(installButton()).toBeDefined());
  expect(installButton()).toBeUndefined();
}

test.each(realPartners)(
  'CHR-16.a CHR-31.b CHR-35 SUR-03 $id shows at 390 and at 1280 px what it promises',
  async (partner) => {
    const { settings, entries } = partner;
    const { fields: survey, entries: due } = surveyOf(partner);
    let site = await open(partner, '/', { width: 390 });
    expectAnnouncement(partner);
    await expectFirstDialog(partner);
    if (settings.generalModalType !== null && settings.ssoModal) {
      localStorage.setItem('dr.generalPopup', settings.generalModalType);
      sessionStorage.clear();
      site = await open(partner, '/', { width: 390 });
      await expectInvitation(partner);
    }
    // Leaving a page closes its dialog for good, so the next visit begins anew.
    site.close();
    if (settings.generalModalType !== null)
      localStorage.setItem('dr.generalPopup', settings.generalModalType);
    localStorage.setItem('dr.ssoModal', '1');
    sessionStorage.clear();
    await open(partner, '/', { width: 1280 });
    expectAnnouncement(partner);
    await expectInstallOffer(partner);
    const hasSurvey = survey?.text !== undefined;
    expect(hasSurvey).toBe(entries.surveys.length > 0);
    if (!survey?.text) return;
    const { url_allowed: allowed } = survey.url_allow_list?.at(-1) ?? { url_allowed: '/earn' };
    await open(partner, pageOf(allowed), { width: 1280, entries: due });
    const label = fill(survey.text, partner);
    await waitFor(() => expect(tab(label)).not.toBeNull());
  },
);

test.each(realPartners.filter((partner) => surveyOf(partner).fields))(
  'SUR-03 SUR-09.a SUR-09.b $id shows its survey on the pages that its lists allow, and on no other',
  async (partner) => {
    const { fields, entries } = surveyOf(partner);
    const label = fill(fields?.text ?? '', partner);
    const allowed = (fields?.url_allow_list ?? []).map(({ url_allowed }) => url_allowed);
    const disallowed = (fields?.url_disallow_list ?? []).map(({ url_disallowed }) => url_disallowed);
    await open(partner, pageOf(allowed.at(-1) ?? '/earn'), { entries, width: 390 });
    await waitFor(() => expect(tab(label)).not.toBeNull());
    await open(partner, pageOf(disallowed[0] ?? '/surveys/error'), { entries });
    expect(tab(label)).toBeNull();
  },
);

const inApp = ({ settings }: RealPartner, version: string) =>
  vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue(`Mobile ${settings.nativeApp.userAgentToken}/${version}`);

test.each(realPartners)(
  'CHR-33.a CHR-34 CHR-37.a $id tells in its app what it promises there',
  async (partner) => {
    const { settings, entries } = partner;
    inApp(partner, '99.0');
    await open(partner, '/', { width: 390 });
    await settle();
    const news = entries.popup.find(({ slug }) => slug === settings.appAnnouncementModal);
    expect(news === undefined).toBe(settings.appAnnouncementModal === null);
    if (news) await waitFor(() => expect(dialog()).toHaveTextContent(lastWords(news, partner)));
    if (settings.minimumAppVersion === null) return;
    inApp(partner, '0.1');
    await open(partner, '/surveys/error', { width: 390 });
    await waitFor(() => expect(dialog()).toHaveTextContent(/new version available/i));
  },
);
