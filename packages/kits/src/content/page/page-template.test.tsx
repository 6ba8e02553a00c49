import { parseCopy, type ContentBlock, type PageBanner } from '@tableside/content-client';
import { parseHtmlCopy } from '@tableside/content-client/reader';
import { buildContent, buildPage } from '@tableside/content-client/testing';
import type { Visitor } from '@tableside/core';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import {
  renderWithPartner,
  setWindowWidth,
  surround,
  type RenderOptions,
} from '../testing/render-with-partner.test.support.tsx';
import { PublicIdProvider } from '../public-id.tsx';
import { PageTemplate, type PageTemplateProps } from './page-template.tsx';

const text = (source: string) => ({ mobile: parseCopy(source) });
const banner: PageBanner = {
  image: '/images/wide',
  imageMobile: '/images/narrow',
  imageMobileAltText: 'A laid table',
  imageXPosition: '20%',
  imageYPosition: 'top',
  hasWelcomeMessage: true,
  hasProspectEmail: true,
};
const blocks: readonly ContentBlock[] = [
  { type: 'title', text: text('A title') },
  { type: 'body_text', text: text('Call {phone}\n\nor {{sign_in}}') },
  { type: 'button', text: text('Find a table'), url: '/search', isNewTab: false },
  { type: 'button', text: text('Second'), url: '/earn', isNewTab: false },
  { type: 'standalone_link', text: text('More'), url: 'https://sample.example', isNewTab: true },
  {
    type: 'merchant_carousel',
    headline: 'New {phone}',
    body: 'For {currencies}',
    link: { text: 'All of {program}', url: '/search' },
    query: 'isNew=true',
  },
];
const whole = buildPage({
  slug: 'whole',
  banner,
  bannerText: parseCopy('The heading\n\nThe lead'),
  mainColumn: blocks,
  sideColumn: [{ type: 'body_text', text: text('At the side') }],
  disclaimer: parseCopy('Small print'),
});
const member: Visitor = {
  kind: 'member',
  publicId: 'p1',
  memberType: 'EnrolledCardMember',
  tier: 2,
  firstName: 'Ada',
  email: 'ada@sample.example',
  hasEmailOptIn: true,
  hasEligibleNewMemberBonus: false,
};

const known: Visitor = { kind: 'known', publicId: 'p2', tier: 1 };

const show = (props: Partial<PageTemplateProps> = {}, surroundings?: RenderOptions) =>
  renderWithPartner(
    <PageTemplate page={whole} prospectForm={<form aria-label="prospect" />} {...props} />,
    surroundings,
  );

describe('the page', () => {
  test('ERN-01 has banner, main column, side column and disclaimer', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^The heading$/);
    expect(screen.getByText('The lead')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'A title' })).toBeInTheDocument();
    expect(within(screen.getByRole('complementary')).getByText('At the side')).toBeInTheDocument();
    expect(screen.getByText('Small print')).toBeInTheDocument();
  });

  test.each(['banner', 'mainColumn', 'sideColumn', 'disclaimer'] as const)(
    'ERN-01 without %s the other parts stay',
    (part) => {
      const { [part]: _absent, ...rest } = whole;
      show({ page: { mainColumn: [], sideColumn: [], ...rest } });
      expect(screen.queryAllByRole('img')).toHaveLength(part === 'banner' ? 0 : 1);
      expect(screen.queryAllByText('A title')).toHaveLength(part === 'mainColumn' ? 0 : 1);
      expect(screen.queryAllByRole('complementary')).toHaveLength(part === 'sideColumn' ? 0 : 1);
      expect(screen.queryAllByText('Small print')).toHaveLength(part === 'disclaimer' ? 0 : 1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The heading');
    },
  );

  test('CON-14 the sidebar with the page’s slug is in the side column', () => {
    const sidebars = [
      { slug: 'other', pageText: [parseCopy('Not ours')] },
      { slug: 'whole-year', pageText: [parseCopy('Not ours')] },
      { slug: 'who', pageText: [parseCopy('Not ours')] },
      { slug: 'whole', pageText: [parseCopy('Ours'), parseCopy('Also ours')] },
    ];
    const content = buildContent({ sidebars });
    const { unmount } = show({ page: { ...whole, sideColumn: [] } }, { content });
    expect(screen.getByRole('complementary').textContent).toBe('OursAlso ours');
    expect(screen.queryByText('Not ours')).not.toBeInTheDocument();
    unmount();
    show({}, { content });
    expect(screen.getByRole('complementary').textContent).toBe('At the sideOursAlso ours');
  });

  test('CON-17 every part’s activation link includes the visitor’s public id', () => {
    const activate = text('{{activate}}');
    const columns: readonly ContentBlock[] = [
      { type: 'title', text: activate },
      { type: 'body_text', text: activate },
    ];
    const page = {
      ...whole,
      bannerText: parseCopy('Now {{activate}}\n\n{{activate}}'),
      mainColumn: columns,
      sideColumn: columns,
      disclaimer: activate.mobile,
    };
    const content = buildContent({ sidebars: [{ slug: 'whole', pageText: [activate.mobile] }] });
    const { banner: _banner, ...plain } = page;
    for (const shown of [page, plain]) {
      const { unmount } = renderWithPartner(
        <PublicIdProvider publicId="p2">
          <PageTemplate page={shown} />
        </PublicIdProvider>,
        { content },
      );
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual(Array.from({ length: 8 }, () => '/activate?public_id=p2'));
      unmount();
    }
  });

  test.each([
    '\n<p>The heading</p>\n<p>The lead</p>\n',
    '<div>\n<p>The heading</p>\n<p>The lead</p>\n</div>',
    '<!-- offer -->\n<p>The heading</p>\n<p>The lead</p>',
  ])('ERN-01 the heading is the first paragraph of markup, whatever is around it: %j', (source) => {
    const bannerText = parseCopy(source, parseHtmlCopy);
    show({ page: buildPage({ bannerText }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^The heading$/);
    expect(screen.getByText('The lead')).toBeInTheDocument();
  });

  test('ERN-01 a page without a heading uses the given one, else its first title', () => {
    const page = buildPage({ mainColumn: blocks });
    const { unmount } = show({ page, title: 'Given' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Given');
    unmount();
    show({ page });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A title');
  });

  test('renders on a server', () => {
    expect(renderToString(surround(<PageTemplate page={whole} />))).toContain('Small print');
  });
});

describe('the banner', () => {
  test('ERN-02.a ERN-02.b ERN-03.a shows the picture for the width at its position, with its alternative text', () => {
    const { container } = show();
    const picture = screen.getByRole('img', { name: 'A laid table' });
    expect(picture).toHaveAttribute('src', '/images/narrow');
    expect(renderToString(surround(<PageTemplate page={whole} />))).toContain('object-position:20% top');
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', '(min-width: 861px)');
    expect(source).toHaveAttribute('srcset', '/images/wide');

    setWindowWidth(861);
    const page = { ...whole, banner: { ...banner, imageAltText: 'A room of tables' } };
    expect(show({ page }).getByRole('img', { name: 'A room of tables' })).toHaveAttribute(
      'src',
      '/images/narrow',
    );
  });

  test('ERN-02.a ERN-02.b a banner with one picture shows it at every width, with its own text', () => {
    const { image: _wide, ...narrowOnly } = { ...banner, imageAltText: 'A room of tables' };
    setWindowWidth(861);
    const { unmount } = show({ page: { ...whole, banner: narrowOnly } });
    expect(screen.getByRole('img')).toHaveAccessibleName('A laid table');
    unmount();
    const { imageMobile: _none, ...wideOnly } = banner;
    const { container } = show({ page: { ...whole, banner: wideOnly } });
    expect(screen.getByRole('img', { name: 'A laid table' })).toHaveAttribute('src', '/images/wide');
    expect(container.querySelector('source')).toBeNull();
  });

  test('ERN-04 welcomes a visitor to the program and a member back, by name if there is one, only if switched on', () => {
    const { unmount } = show();
    expect(screen.getByText('Welcome to Sample Plates')).toBeInTheDocument();
    unmount();
    const { unmount: leave } = show({ visitor: member });
    expect(screen.getByText('Welcome back, Ada')).toBeInTheDocument();
    leave();
    const { unmount: goOn } = show({ visitor: { ...member, firstName: '' } });
    expect(screen.getByText('Welcome back')).toBeInTheDocument();
    goOn();
    const { unmount: close } = show({ visitor: known });
    expect(screen.getByText('Welcome to Sample Plates')).toBeInTheDocument();
    close();
    show({ page: { ...whole, banner: { ...banner, hasWelcomeMessage: false } } });
    expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument();
  });

  test.each([
    ['shows', 'direct', true, undefined, 1],
    ['shows a known visitor', 'direct', true, known, 1],
    ['does not show', 'sso', true, undefined, 0],
    ['does not show', 'none', true, undefined, 0],
    ['does not show', 'direct', false, undefined, 0],
    ['does not show', 'direct', true, member, 0],
  ] as const)(
    'ERN-05 %s the email form with enrollment type %s, switched on: %s',
    (_, enrollmentType, hasProspectEmail, visitor, count) => {
      const page = { ...whole, banner: { ...banner, hasProspectEmail } };
      show({ page, ...(visitor && { visitor }) }, { partner: { enrollmentType } });
      expect(screen.queryAllByRole('form', { name: 'prospect' })).toHaveLength(count);
    },
  );
});

describe('the blocks', () => {
  const renderCarousel: PageTemplateProps['renderCarousel'] = ({ headline, body, link, query }) => (
    <p>{`Carousel: ${headline}, ${body}, ${link?.text}, ${query}`}</p>
  );
  const linksIn = (column: HTMLElement) =>
    within(column)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);

  test('ERN-06 are title, text, button, link and carousel, in either column', () => {
    const { container } = show({ page: { ...whole, sideColumn: blocks }, renderCarousel });
    const aside = screen.getByRole('complementary');
    const main = aside.previousElementSibling as HTMLElement;
    for (const column of [main, aside]) {
      expect(within(column).getByRole('heading', { level: 2 })).toHaveTextContent(/^A title$/);
      expect(within(column).getByText('Call 1-800-555-0100')).toBeInTheDocument();
      expect(linksIn(column)).toEqual([
        ['Sign in', '/login', null],
        ['Find a table', '/search', null],
        ['Second', '/earn', null],
        [expect.stringMatching(/^More/), 'https://sample.example', '_blank'],
      ]);
      expect(within(column).getByText(/^Carousel: .*isNew=true$/)).toBeInTheDocument();
    }
    expect(container.querySelectorAll('aside')).toHaveLength(1);
  });

  test('ERN-07 a carousel receives its texts as written', () => {
    show({ renderCarousel });
    expect(
      screen.getByText('Carousel: New {phone}, For {currencies}, All of {program}, isNew=true'),
    ).toBeInTheDocument();
  });

  test('ERN-08.a ERN-08.b every kind of block has its desktop text from 861 px up', () => {
    const texts = { mobile: parseCopy('Short'), desktop: parseCopy('Rather longer') };
    const link = { text: texts, url: '/search', isNewTab: false };
    const mainColumn: readonly ContentBlock[] = [
      { type: 'title', text: texts },
      { type: 'body_text', text: texts },
      { type: 'button', ...link },
      { type: 'standalone_link', ...link },
    ];
    for (const [width, text] of [
      [860, 'Short'],
      [861, 'Rather longer'],
    ] as const) {
      setWindowWidth(width);
      const { unmount } = show({ page: buildPage({ bannerText: parseCopy('Heading'), mainColumn }) });
      expect(screen.getAllByText(text)).toHaveLength(4);
      unmount();
    }
  });

  test('ERN-06 a screen without carousels omits them', () => {
    show();
    expect(screen.queryByText(/^New/)).not.toBeInTheDocument();
  });
});
