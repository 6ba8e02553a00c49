import { createClient, createServerClock } from '@tableside/api-client';
import { parseCopy } from '@tableside/content-client';
import { applyStylesOf } from '@tableside/kits/testing';
import { minimalPartner, partnersByKind } from '@tableside/partner-config/testing';
import { screen, within } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { frame, openPage, setWidth, type FrameOptions } from '../testing/render-frame.fixture.tsx';
import { signedIn } from '../testing/visitors.fixture.ts';

beforeEach(() => setWidth(1280));

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
const hrefsOf = (path: string) =>
  links()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === `/${path}`)
    .map((link) => link.textContent);
const apple = 'https://apps.example/1';
const google = 'https://play.example/1';

describe('app badges', () => {
  test('CFG-13.a CHR-18.a each store in the settings has its badge, in a new tab', async () => {
    await openFooter({ partner: { appStoreLinks: { apple, google } } });
    for (const [name, store] of [
      ['Get the app for iPhone', apple],
      ['Get the app for Android', google],
    ]) {
      const badge = footer().getByRole('link', { name: `${name} (opens in a new tab)` });
      expect([badge.getAttribute('href'), badge.getAttribute('target')]).toEqual([store, '_blank']);
    }
  });

  test('CFG-13.a CFG-13.b one store, one badge; none, none', async () => {
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
  ])(
    'CHR-18.a CHR-18.b in a browser with user agent "%s" (%j) badges show: %s',
    async (agent, settings, expected) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${agent} Mobile`);
      await openFooter({ partner: { appStoreLinks: { apple }, ...settings } });
      expect(footer().queryByRole('list', { name: 'Apps' }) !== null).toBe(expected);
    },
  );
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
    expect(chain()).toHaveStyle({ display: 'flex', flexDirection: 'row' });
  });

  test('CHR-19 a partner without logos in its settings shows its own, one with a single logo shows that', async () => {
    const { unmount } = await openFooter();
    expect(footer().getByRole('img', { name: 'Sample Plates' })).toHaveAttribute('src', '/logo-on-brand.svg');
    unmount();
    await openFooter({ partner: { footer: { logos: logos.slice(1) } } });
    expect(footer().getByRole('img')).toHaveAccessibleName('The network');
  });

  test('CHR-23 a partner may leave them out', async () => {
    await openFooter({ partner: partnersByKind.none });
    expect(chain()).not.toBeInTheDocument();
    expect(footer().queryByRole('img')).not.toBeInTheDocument();
  });

  test('CHR-23 so may one that names none: its own is left out too, the apps are not', async () => {
    await openFooter({ partner: { footer: { hideLogos: true }, appStoreLinks: { apple } } });
    expect(chain()).not.toBeInTheDocument();
    expect(footer().queryByRole('img')).not.toBeInTheDocument();
    expect(hrefs('Apps')).toEqual([apple]);
  });
});

describe('links', () => {
  const content = {
    global: {
      footer: {
        primaryLinks: [
          { text: 'How it works', url: '/how-it-works', isNewTab: false },
          { text: 'The partner', url: 'https://sample.example/', isNewTab: true },
        ],
        secondaryLinks: [
          { text: 'Terms', url: '/terms', isNewTab: false },
          { text: 'Privacy', url: 'https://sample.example/privacy', isNewTab: true },
        ],
      },
    },
  };

  const listed = () =>
    links()
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
      );
  const newTab = '(opens in a new tab)';
  const primary = [
    ['How it works', '/how-it-works', null],
    [`The partner ${newTab}`, 'https://sample.example/', '_blank'],
  ];
  const secondary = [
    ['Terms', '/terms', null],
    [`Privacy ${newTab}`, 'https://sample.example/privacy', '_blank'],
    ['Accessibility', '/accessibility', null],
    ['Your privacy choices', '/privacy_choices', null],
  ];

  test.each([
    ['direct', [['Join Market Meals', '/join', null]]],
    ['sso', [['Join Starline Suppers', '/join', null]]],
    ['none', []],
  ] as const)(
    'CHR-20.a CHR-20.b CHR-24.b CHR-53.e with enrollment type %s a visitor finds %j before the links of content',
    async (enrollmentType, first) => {
      await openFooter({ content, partner: partnersByKind[enrollmentType] });
      expect(listed()).toEqual([[...first, ...primary], secondary]);
      for (const link of links().getAllByRole('link', { name: new RegExp(newTab) })) {
        expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      }
    },
  );

  const known = { kind: 'known', publicId: 'P1', tier: 2 } as const;
  test.each([
    [
      'a card member',
      signedIn('EnrolledCardMember'),
      [['My account', '/account/overview', null], ...primary],
      secondary,
    ],
    [
      'a member without a card',
      signedIn('NonCardMember'),
      [['Join Sample Plates', '/join', null], ...primary],
      secondary,
    ],
    ['a closed account', signedIn('ClosedAccountMember'), primary.slice(1), secondary.slice(1, 2)],
    [
      'a known visitor',
      { status: 'settled', visitor: known },
      [['Join Sample Plates', '/join', null], ...primary],
      secondary,
    ],
  ] as const)('CHR-24.a %s finds the own link first', async (_who, state, ...lists) => {
    await openFooter({ content, state });
    expect(listed()).toEqual(lists);
  });

  test('CHR-24.b CFG-39 a join link that content already has is not repeated, and one to a page that is off is left out', async () => {
    const primaryLinks = [
      { text: 'Become a member', url: '/join', isNewTab: false },
      { text: 'Discover', url: '/discover', isNewTab: false },
    ];
    await openFooter({ content: { global: { footer: { primaryLinks } } } });
    expect(
      links()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Become a member', 'Accessibility', 'Your privacy choices']);
  });

  test('PRV-02.f CHR-53.e content may place the links to the privacy choices and to accessibility itself, under other names', async () => {
    const secondaryLinks = [
      { text: 'Do not sell or share', url: '/privacy_choices', isNewTab: false },
      { text: 'Dining for everyone', url: '/accessibility', isNewTab: false },
      { text: 'Terms', url: '/terms', isNewTab: false },
    ];
    await openFooter({ content: { global: { footer: { primaryLinks: [], secondaryLinks } } } });
    expect(hrefsOf('privacy_choices')).toEqual(['Do not sell or share']);
    expect(hrefsOf('accessibility')).toEqual(['Dining for everyone']);
  });

  test('CHR-53.e content may place the link to accessibility itself, under another name', async () => {
    const primaryLinks = [{ text: 'Dining for everyone', url: '/accessibility', isNewTab: false }];
    await openFooter({ content: { global: { footer: { primaryLinks, secondaryLinks: [] } } } });
    expect(hrefsOf('accessibility')).toEqual(['Dining for everyone']);
  });
});

describe('legal lines', () => {
  const { phone } = minimalPartner.customerSupport;

  test('CHR-21.a CHR-21.b CFG-27.a CFG-27.b VAL-22.a copyright of the server’s year, and the support contacts', async () => {
    const clock = createServerClock(() => new Date(2031, 5, 1).getTime());
    await openFooter({ client: createClient({ clock }) });
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

  test('VAL-22.b CFG-27.b a support address that is not an email address opens unchanged in a new tab', async () => {
    const email = { href: 'https://sample.example/help', display: 'Sample Support' };
    await openFooter({ partner: { customerSupport: { phone, email } } });
    const support = footer().getByRole('link', { name: /Sample Support/ });
    expect(support).toHaveAttribute('href', 'https://sample.example/help');
    expect(support).toHaveAttribute('target', '_blank');
  });

  test.each([1024, 320])('CHR-22 the disclaimer of content, with its links, at %i px', async (width) => {
    const disclaimer = parseCopy('Earn {currencies} as the {{terms}} say.');
    await openFooter({ content: { global: { footer: { disclaimer } } } });
    applyStylesOf(width);
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
