import { parseCopy } from '@tableside/content-client';
import { minimalPartner } from '@tableside/partner-config/testing';
import { screen, within } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { frame, openPage, setWidth, type FrameOptions } from '../testing/render-frame.fixture.tsx';
import { signedIn } from '../testing/visitors.fixture.ts';

beforeEach(() => setWidth(1280));
afterEach(() => void vi.useRealTimers());

/** Opens a page and waits for its footer. */
async function openFooter(options: FrameOptions = {}) {
  const page = openPage('/', options);
  await screen.findByRole('contentinfo');
  return page;
}
const footer = () => within(screen.getByRole('contentinfo'));
const links = () => within(footer().getByRole('navigation', { name: 'Footer' }));
const hrefs = (name: string) =>
  within(footer().getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const apple = 'https://apps.example/1';
const google = 'https://play.example/1';

describe('app badges', () => {
  test('CFG-13 CHR-18 each store in the settings has its badge, in a new tab', async () => {
    await openFooter({ partner: { appStoreLinks: { apple, google } } });
    expect(hrefs('Apps')).toEqual([apple, google]);
    expect(footer().getByRole('link', { name: /Get the app for iPhone/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  test('CFG-13 one store, one badge; none, none', async () => {
    const { unmount } = await openFooter({ partner: { appStoreLinks: { google } } });
    expect(hrefs('Apps')).toEqual([google]);
    unmount();
    await openFooter();
    expect(footer().queryByRole('list', { name: 'Apps' })).not.toBeInTheDocument();
  });

  test.each([
    ['DiningApp/3.2.0', {}, false],
    ['SampleEats/1.0', { nativeApp: { userAgentToken: 'SampleEats' } }, false],
    ['DiningApp/3.2.0', { nativeApp: { userAgentToken: 'SampleEats' } }, true],
  ])('CHR-18 in a browser with user agent "%s" (%j) badges show: %s', async (agent, settings, expected) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${agent} Mobile`);
    await openFooter({ partner: { appStoreLinks: { apple }, ...settings } });
    expect(footer().queryByRole('list', { name: 'Apps' }) !== null).toBe(expected);
  });
});

describe('logos', () => {
  const chain = () => footer().queryByRole('list', { name: 'Program and partners' });
  const logos = [
    { src: 'program.svg', alt: 'Sample Plates', href: '/' },
    { src: 'https://cdn.example/network.svg', alt: 'The network' },
  ];

  test('CHR-19 are in a row, from the partner’s assets or by URL', async () => {
    await openFooter({ partner: { footer: { logos } } });
    const images = footer().getAllByRole('img');
    expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('src')])).toEqual([
      ['Sample Plates', '/assets/program-1a2b.svg'],
      ['The network', 'https://cdn.example/network.svg'],
    ]);
    expect(hrefs('Program and partners')).toEqual(['/']);
  });

  test('CHR-19 a partner without logos in its settings shows its own', async () => {
    await openFooter();
    expect(footer().getByRole('img', { name: 'Sample Plates' })).toHaveAttribute('src', '/logo-on-brand.svg');
  });

  test('CHR-23 a partner may leave them out', async () => {
    await openFooter({ partner: { footer: { logos, hideLogos: true } } });
    expect(chain()).not.toBeInTheDocument();
    expect(footer().queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('links', () => {
  const content = {
    global: {
      footer: {
        primaryLinks: [{ text: 'How it works', url: '/how-it-works', isNewTab: false }],
        secondaryLinks: [{ text: 'Privacy', url: 'https://sample.example/privacy', isNewTab: true }],
      },
    },
  };

  test('CHR-20 both lists of content, in a new tab if content says so', async () => {
    await openFooter({ content });
    expect(links().getAllByRole('list')).toHaveLength(2);
    expect(links().getByRole('link', { name: 'How it works' })).not.toHaveAttribute('target');
    const privacy = links().getByRole('link', { name: /^Privacy/ });
    expect(privacy).toHaveAttribute('target', '_blank');
    expect(privacy).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test.each([
    ['direct', true],
    ['sso', true],
    ['none', false],
  ] as const)(
    'CHR-24 with enrollment type %s a visitor sees the link to join: %s',
    async (enrollmentType, expected) => {
      await openFooter({ content, partner: { enrollmentType } });
      const join = links().queryByRole('link', { name: 'Join Sample Plates' });
      expect(join?.getAttribute('href')).toBe(expected ? '/join' : undefined);
    },
  );

  test.each([
    ['EnrolledCardMember', 'My account', '/account/overview'],
    ['NonCardMember', 'Join Sample Plates', '/join'],
    ['ClosedAccountMember', undefined, undefined],
  ] as const)('CHR-24 %s finds %s first', async (memberType, name, href) => {
    await openFooter({ content, state: signedIn(memberType) });
    const all = links()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(all.slice(0, -2)).toEqual(name === undefined ? [] : [[name, href]]);
  });

  test('CHR-24 CFG-39 a join link that content already has is not repeated, and one to a page that is off is left out', async () => {
    const primaryLinks = [
      { text: 'Become a member', url: '/join', isNewTab: false },
      { text: 'Discover', url: '/discover', isNewTab: false },
    ];
    await openFooter({ content: { global: { footer: { primaryLinks } } } });
    expect(
      links()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Become a member']);
  });
});

describe('legal lines', () => {
  const { phone } = minimalPartner.customerSupport;

  test('CHR-21 CFG-27 VAL-22.a copyright of this year, and the support contacts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
    await openFooter();
    expect(footer().getByText('© 2031 Sample Plates.')).toBeVisible();
    expect(footer().getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute(
      'href',
      'tel:+18005550100',
    );
    expect(footer().getByRole('link', { name: 'help@sample.example' })).toHaveAttribute(
      'href',
      'mailto:help@sample.example',
    );
  });

  test('VAL-22.b CFG-27 a support address that is not an email address opens unchanged in a new tab', async () => {
    const email = { href: 'https://sample.example/help', display: 'Sample Support' };
    await openFooter({ partner: { customerSupport: { phone, email } } });
    const support = footer().getByRole('link', { name: /Sample Support/ });
    expect(support).toHaveAttribute('href', 'https://sample.example/help');
    expect(support).toHaveAttribute('target', '_blank');
  });

  test('CHR-22 the disclaimer of content, with its links', async () => {
    const disclaimer = parseCopy('Earn {currencies} as the {{terms}} say.');
    await openFooter({ content: { global: { footer: { disclaimer } } } });
    expect(footer().getByText(/Earn miles as the/)).toBeVisible();
    expect(
      footer()
        .getAllByRole('link')
        .some((link) => link.getAttribute('href') === 'https://sample.example/terms'),
    ).toBe(true);
  });
});

test('the frame renders on a server, which knows neither year nor browser', async () => {
  const { prelude } = await prerender(
    <StaticRouter location="/merchants/7">{frame({ partner: { appStoreLinks: { apple } } })}</StaticRouter>,
  );
  const html = await new Response(prelude).text();
  expect(html).toContain('Sample Plates');
  expect(html).toContain(apple);
  expect(html).toContain('© ');
  expect(html).not.toMatch(/© *(<!-- -->)?\d{4}/);
});
