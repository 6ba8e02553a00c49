import { parseCopy } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { screen } from '@testing-library/react';
import { Title } from '@tableside/ui/title';
import { TypeSettingProvider } from '@tableside/ui/type-setting';
import { describe, expect, test, vi } from 'vitest';

import { renderWithPartner, type RenderOptions } from '../testing/render-with-partner.test.support.tsx';
import { EarningTierProvider } from '../earning-tier.tsx';
import { PublicIdProvider } from '../public-id.tsx';
import { Copy, CopyText, useCopyParts, type CopyOptions } from './copy-text.tsx';
import { defineCopy } from './define-copy.ts';
import { useCopy } from './use-copy.ts';

const show = (source: string, surroundings?: RenderOptions, options?: CopyOptions) =>
  renderWithPartner(<CopyText text={parseCopy(source)} {...options} />, surroundings).container;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const links = {
  terms: 'https://sample.example/terms',
  privacy: 'https://sample.example/privacy',
  findMemberNumber: 'https://sample.example/number',
  events: 'https://sample.example/events',
};

test('CON-15 CON-16 a token in long copy becomes a link', () => {
  const container = show('Please {{sign_in}} first.');
  expect(container).toHaveTextContent('Please Sign in first.');
  expect(href('Sign in')).toBe('/login');
});

test('CON-17 the activation link includes the public id', () => {
  renderWithPartner(
    <PublicIdProvider publicId="a b">
      <CopyText text={parseCopy('{{activate}}')} />
    </PublicIdProvider>,
  );
  expect(href('Activate your membership')).toBe('/activate?public_id=a%20b');
});

describe('link tokens', () => {
  test.each([
    ['CON-18', 'join', 'Join', '/join'],
    ['CON-19', 'recover', 'Recover your account', '/recover'],
    ['CON-20', 'delete_card', 'Remove a card', '/account/manage_cards'],
    ['CON-21.a', 'terms', 'Program terms', 'https://sample.example/terms'],
    ['CON-21.b', 'privacy', 'Privacy notice', 'https://sample.example/privacy'],
    ['CON-22', 'find_member_number', 'Find your number', 'https://sample.example/number'],
    ['CON-23.a', 'support_phone', '1-800-555-0100', 'tel:+18005550100'],
    ['CON-23.b', 'support_email', 'help@sample.example', 'mailto:help@sample.example'],
    ['CON-24.a', 'offers', 'See offers', '/earn'],
    ['CON-24.b', 'events', 'Events', 'https://sample.example/events'],
    ['CON-24.c', 'home', 'Home', '/'],
    ['CON-25', 'sign_out', 'Sign out', '/SignOut'],
    [
      'CON-26',
      'recent_activity_disclaimer',
      'How activity is counted',
      '/account/recent_activity#disclaimer',
    ],
    ['CON-27 CFG-28.a', 'short_code', '44586', 'sms:44586'],
  ])('%s {{%s}} is the link “%s”', (_, token, label, target) => {
    show(`{{${token}}}`, { partner: { links, shortCode: '44586' } });
    expect(href(label)).toBe(target);
  });
});

test('CON-24.b CON-22 links the partner does not have are only text', () => {
  const container = show('{{events}}, {{find_member_number}}, {{nonsense}}');
  expect(container).toHaveTextContent('Events, Find your number, {{nonsense}}');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  [
    'sso',
    [
      ['Sign in', '/SignIn'],
      ['Activate your membership', '/activate'],
      ['Join', '/join'],
      ['Remove a card', '/account/manage_cards'],
      ['Program terms', '/terms'],
      ['Privacy notice', '/privacy'],
      ['800 555 0111', 'tel:+18005550111'],
      ['Starline Support (opens in a new tab)', 'https://www.starline.example/contact'],
      ['See offers', '/earn'],
      ['Home', '/'],
      ['Sign out', '/SignOut'],
      ['How activity is counted', '/account/recent_activity#disclaimer'],
    ],
  ],
  [
    'none',
    [
      ['Program terms', 'https://sample.example/terms'],
      ['Privacy notice', 'https://sample.example/privacy'],
      ['1-800-555-0100', 'tel:+18005550100'],
      ['help@sample.example', 'mailto:help@sample.example'],
      ['See offers', '/earn'],
      ['Home', '/'],
      ['Sign out', '/SignOut'],
    ],
  ],
] as const)(
  'CON-16 CON-17 CON-18 CON-19 CON-20 CON-21.a CON-21.b CON-24.a CON-24.c CON-25 CON-26 CFG-06.a with enrollment type %s copy links to no screen that there is not',
  (enrollmentType, targets) => {
    const tokens =
      'sign_in activate join recover delete_card terms privacy support_phone support_email offers home sign_out recent_activity_disclaimer';
    show(
      tokens
        .split(' ')
        .map((token) => `{{${token}}}`)
        .join(' '),
      { partner: partnersByKind[enrollmentType] },
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      targets,
    );
  },
);

test('CON-28 CFG-28.b a missing short code is reported in the text, of a single line too', () => {
  const container = show('Text STOP to {{short_code}}.');
  expect(container).toHaveTextContent('Text STOP to MISSING SHORT CODE.');
  expect(show('{{short_code}}', {}, { isWithoutLinks: true })).toHaveTextContent(/^MISSING SHORT CODE$/);
  const line = defineCopy('sample', { line: 'Send HELP to {{short_code}}.' });
  const Line = () => <p>{useCopy(line)('line')}</p>;
  renderWithPartner(<Line />);
  expect(screen.getByText('Send HELP to MISSING SHORT CODE.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('CON-23.a CON-23.b CON-27 a single line of copy has the partner’s own phone, address and code', () => {
  const line = defineCopy('sample', { line: '{{support_phone}}, {{support_email}} or {{short_code}}' });
  const Line = () => <p>{useCopy(line)('line')}</p>;
  const customerSupport = {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'help@sample.example', display: 'Sample Support' },
  };
  renderWithPartner(<Line />, { partner: { customerSupport, shortCode: '44586' } });
  expect(screen.getByText('1-800-555-0100, Sample Support or 44586')).toBeVisible();
});

test('VAL-22.b the support address is a mailto link only if it is an email address, else a link in a new tab', () => {
  const customerSupport = {
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'https://sample.example/help', display: 'Sample Support' },
  };
  show('{{support_email}}', { partner: { customerSupport } });
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://sample.example/help');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  [
    'sso',
    'Starline|Starline Suppers|star|stars|Star|Stars|800 555 0111|Starline Support|Star number|star number|175|$20|up to 4',
  ],
  [
    'direct',
    'Market|Market Meals|market dollar|market dollars|Market dollar|Market dollars|1 (800) 555-0122|care@market.example|Member number|member number|50|$20|{pointsPerDollar}',
  ],
  [
    'none',
    'Ringtone|Ringtone Dines|bill credit|bill credits|Bill credit|Bill credits|1-800-555-0100|help@sample.example|Member number|member number|50|$20|{pointsPerDollar}',
  ],
] as const)(
  'CON-30 CFG-05 with enrollment type %s every value in copy is the partner’s',
  (enrollmentType, words) => {
    const source =
      '{partner}|{program}|{currency}|{currencies}|{Currency}|{Currencies}|{phone}|{email}|{memberNumberLabel}|{memberNumber}|{reservationBonus}|{breakpoint}|{pointsPerDollar}';
    expect(show(source, { partner: partnersByKind[enrollmentType] }).textContent).toBe(words);
  },
);

test.each([
  ['Member Number', 'Member Number'],
  ['StarPass number', 'StarPass number'],
  ['Member number', 'member number'],
])('CFG-05 within a sentence the label “%s” is “%s”', (memberNumberLabel, words) => {
  expect(show('Your {memberNumber}', { partner: { memberNumberLabel } }).textContent).toBe(`Your ${words}`);
});

test.each([
  [{}, {}, 'star stars', ['up to 4', '2', '4', '9']],
  [{ singular: 'comet' }, { vipPointsPerDollar: 12 }, 'comet stars', ['up to 4', '2', '4', '12']],
  [{ plural: 'comets' }, { basicPointsPerDollar: 3 }, 'star comets', ['up to 4', '3', '4', '9']],
  [
    { singular: 'comet', plural: 'comets' },
    { pointsPerDollar: 6 },
    'comet comets',
    ['up to 6', '2', '6', '9'],
  ],
] as const)(
  'CON-31.a CON-31.b CON-31.c names %j and rates %j of content come before the partner’s',
  (currencyNames, earn, names, rates) => {
    const { container } = renderWithPartner(
      ([undefined, 0, 2, 3] as const).map((tier) => (
        <EarningTierProvider key={String(tier)} tier={tier}>
          <CopyText text={parseCopy('{pointsPerDollar} {currency} {currencies};')} />
        </EarningTierProvider>
      )),
      { partner: partnersByKind.sso, content: buildContent({ global: { currencyNames, earn } }) },
    );
    expect(container.textContent).toBe(rates.map((rate) => `${rate} ${names};`).join(''));
  },
);

test.each([
  [undefined, 'up to 5'],
  [0, '3'],
  [2, '5'],
  [3, '7'],
] as const)(
  'CFG-04.b CFG-04.c a visitor of tier %s reads %s points for every $1, in long copy and in a line',
  (tier, rate) => {
    const earn = { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 7 };
    const promise = defineCopy('sample', { promise: '{pointsPerDollar} in a line' });
    const Line = () => <span>{useCopy(promise)('promise')}</span>;
    const { container } = renderWithPartner(
      <EarningTierProvider tier={tier}>
        <CopyText text={parseCopy('{pointsPerDollar} points for every $1')} /> <Line />
      </EarningTierProvider>,
      { partner: { currencyType: 'Point', earn } },
    );
    expect(container).toHaveTextContent(`${rate} points for every $1 ${rate} in a line`);
  },
);

test('CON-29.a CON-29.b values nest, people’s input does not, and a value inside itself is reported', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const partner = { programName: 'Plates of {partner} {{home}}', name: 'S{partner}' };
  const container = show('{program} for {name}', { partner }, { values: { name: '{phone}{{delete_card}}' } });
  expect(container).toHaveTextContent('Plates of S Home for {phone}{{delete_card}}');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Copy left out: {partner} stands inside itself.');
});

test('CON-15 in-site links use the router, others do not', () => {
  show('{{home}} {{privacy}}');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router');
  expect(screen.getByRole('link', { name: 'Privacy notice' })).not.toHaveAttribute('data-router');
});

test('CON-15 renders the elements of copy, and a link within a link only as text', () => {
  const text = [
    {
      type: 'element' as const,
      tag: 'ul' as const,
      children: [
        { type: 'element' as const, tag: 'li' as const, children: [{ type: 'text' as const, text: 'One' }] },
      ],
    },
    {
      type: 'element' as const,
      tag: 'a' as const,
      href: '/search',
      children: [
        { type: 'text' as const, text: 'Look ' },
        { type: 'link' as const, name: 'home' },
      ],
    },
  ];
  renderWithPartner(<CopyText text={text} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('One');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/search');
  expect(screen.getByRole('link')).toHaveTextContent('Look Home');
});

test('UIX-07.a UIX-07.b a registered mark is raised, unless the font does so already', () => {
  const { container, unmount } = renderWithPartner(<CopyText text={parseCopy('Plates® for you')} />);
  expect(container.querySelector('sup')).toHaveTextContent('®');
  unmount();
  const sup = [
    { type: 'element' as const, tag: 'sup' as const, children: [{ type: 'text' as const, text: '®' }] },
  ];
  const brand = { titleCasing: 'none', buttonCasing: 'none', casingExceptions: [] } as const;
  const plain = renderWithPartner(
    <TypeSettingProvider value={{ ...brand, hasPlainRegisteredMark: true }}>
      <CopyText text={parseCopy('Plates® for you')} />
      <CopyText text={sup} />
    </TypeSettingProvider>,
  ).container;
  expect(plain).toHaveTextContent('Plates® for you®');
  expect(plain.querySelector('sup')).toBeNull();
});

const words = defineCopy('sample', { greeting: 'Hello {name}, {{sign_in}} to {program}' });
const Greeting = () => <span>{useCopy(words)('greeting', { name: '{program}' })}</span>;

test('CFG-05 the copy of an area comes from content, with a default in the code', () => {
  const copy = { 'sample.greeting': 'Good evening, {name}. {{sign_in}}.', 'content.sign_in': 'Come in' };
  const content = buildContent({ global: { navbar: { copy } } });
  const { unmount, container } = renderWithPartner(<Greeting />);
  expect(container).toHaveTextContent('Hello {program}, Sign in to Sample Plates');
  unmount();
  const { container: own } = renderWithPartner(
    <p>
      <Copy of={words} id="greeting" values={{ name: 'Ada' }} /> <Greeting />
    </p>,
    { content },
  );
  expect(own).toHaveTextContent('Good evening, Ada. Come in. Good evening, {program}. Come in.');
  expect(href('Come in')).toBe('/login');
});

test('UIX-07.a a line of copy raises the mark where it is shown, and is plain text for attributes', () => {
  const line = defineCopy('sample', { line: 'Earn with {program}' });
  const Line = () => {
    const copy = useCopy(line);
    return <p aria-label={copy.text('line')}>{copy('line')}</p>;
  };
  renderWithPartner(<Line />, { partner: { programName: 'Plates®' } });
  expect(screen.getByLabelText('Earn with Plates®').querySelector('sup')).toHaveTextContent('®');
});

test('CON-29.a CON-29.b a label may contain values, in long copy and in a line, and terminates if it contains its own token', () => {
  const copy = { 'content.home': 'Home {{home}}', 'content.join': 'Join {program}' };
  const content = buildContent({ global: { navbar: { copy } } });
  const line = defineCopy('sample', { line: '{{join}} in a line' });
  const Line = () => <span>{useCopy(line)('line')}</span>;
  const { container } = renderWithPartner(
    <p>
      <CopyText text={parseCopy('{{join}} or')} /> <Line />
    </p>,
    { content },
  );
  expect(container).toHaveTextContent('Join Sample Plates or Join Sample Plates in a line');
  expect(
    renderWithPartner(<CopyText text={parseCopy('{{home}}')} />, { content }).container,
  ).toHaveTextContent('Home');
});

test.each([
  ['upper', 'AT joe’S®: SAMPLE PLATES'],
  ['title', 'At joe’S®: Sample Plates'],
  ['lower', 'at joe’S®: sample plates'],
  ['sentence', 'At joe’S®: sample plates'],
] as const)('UIX-09.a UIX-09.b in a title in %s casing, values keep their letters', (casing, expected) => {
  const order = defineCopy('sample', { order: 'At {name}: {program}' });
  function Heading() {
    const parts = useCopyParts(order);
    return (
      <Title level={1} size="small" casing={casing}>
        {parts('order', { name: 'joe’S®' })}
      </Title>
    );
  }
  renderWithPartner(<Heading />);
  expect(screen.getByRole('heading')).toHaveTextContent(expected);
});
