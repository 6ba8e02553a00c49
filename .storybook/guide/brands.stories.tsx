import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, buildMerchant } from '@tableside/api-client/testing';
import type { Content } from '@tableside/content-client';
import { anonymous, hasMembers } from '@tableside/core';
import { MerchantCard } from '@tableside/kits/merchants';
import { memberOfTier, TestProviders } from '@tableside/kits/testing/providers';
import { themeVariables, type PartnerAssets } from '@tableside/partner-config';
import { contrastPairs, type PartnerSettings } from '@tableside/partner-config/schema';
import { Button } from '@tableside/ui/button';
import { Checkbox } from '@tableside/ui/checkbox';
import { TextField } from '@tableside/ui/text-field';
import { Title } from '@tableside/ui/title';
import { weight } from '@tableside/ui/tokens';
import { TypeSettingProvider } from '@tableside/ui/type-setting';
import { expect, within } from 'storybook/test';

import {
  formatContrast,
  measuredPairs,
  type MeasuredPair,
} from '../../tooling/partner/src/check/contrast.ts';
import { assetsOf, contentOf, loadFonts, partners, settingsOfStory, typeSettingOf } from '../partners.ts';
import * as styles from './brands.styles.ts';

interface BrandProps {
  readonly partner: PartnerSettings;
  readonly content: Content;
  readonly assets: PartnerAssets | undefined;
}

const inParts = (name: string) => name.replaceAll(/(?=[A-Z])/g, '\u200b');

const Palette = ({ brand }: Pick<PartnerSettings, 'brand'>) => (
  <ul css={styles.palette} aria-label="Colors">
    {Object.entries(brand.colors).map(([name, value]) => (
      <li key={name} css={styles.swatch}>
        <span css={styles.paint} style={{ backgroundColor: value }} />
        <strong css={{ fontWeight: weight.semibold }}>{inParts(name)}</strong>
        <code>{value}</code>
      </li>
    ))}
  </ul>
);

function Pairs({
  brand,
  pairs,
}: Pick<PartnerSettings, 'brand'> & { readonly pairs: readonly MeasuredPair[] }) {
  const [clearest] = [...pairs].sort((one, other) => other.contrast - one.contrast);
  if (!clearest) return null;
  const { background, foreground } = clearest;
  return (
    <div
      css={[styles.pairs, pairs.length === 1 && styles.onePair]}
      style={{ backgroundColor: brand.colors[background], color: brand.colors[foreground] }}
    >
      <strong css={pairs.length > 1 && styles.wide}>{`on ${inParts(background)}`}</strong>
      {pairs.map((pair) => (
        <div key={pair.foreground} css={styles.pair} data-pair="">
          <span aria-hidden="true" style={{ color: brand.colors[pair.foreground] }}>
            {pair.atLeast === 3 ? <span css={styles.ring} /> : 'Aa'}
          </span>
          <span>{inParts(pair.foreground)}</span>
          <span css={styles.number}>
            {formatContrast(pair.contrast)}
            {pair.contrast < pair.atLeast && ` of ${pair.atLeast}`}
          </span>
        </div>
      ))}
    </div>
  );
}

const Contrast = ({ brand }: Pick<PartnerSettings, 'brand'>) => (
  <div css={styles.stack}>
    {[...Map.groupBy(measuredPairs(brand), ({ background }) => background)].map(([background, pairs]) => (
      <Pairs key={background} brand={brand} pairs={pairs} />
    ))}
  </div>
);

const still = { onChange: () => undefined } as const;

const JoinForm = ({ name }: Pick<PartnerSettings, 'name'>) => (
  <form aria-label={`Join ${name}`} css={styles.form} onSubmit={(event) => event.preventDefault()}>
    <TextField
      {...still}
      label="Email address"
      name="email"
      type="email"
      value="robin@example.com"
      isRequired
    />
    <TextField {...still} label="ZIP code" name="zip" value="606" error="Enter a 5-digit ZIP code." />
    <Checkbox {...still} label="Send me offers by e-mail" name="news" checked />
    <div css={styles.buttons}>
      <Button variant="primary" type="submit">
        Join now
      </Button>
      <Button variant="secondary">Not now</Button>
      <Button variant="tertiary">Program terms</Button>
    </div>
  </form>
);

function Brand({ partner, content, assets }: BrandProps) {
  const { id, name, brand } = partner;
  const heading = `brand-${id}`;
  return (
    <TypeSettingProvider value={typeSettingOf(brand)}>
      <TestProviders
        partner={settingsOfStory(id, {})}
        content={content}
        assets={assets}
        visitor={hasMembers(partner) ? memberOfTier(2) : anonymous}
      >
        <article aria-labelledby={heading} style={themeVariables(brand)} css={styles.brand}>
          <header css={styles.header}>
            {assets && <img src={assets.logo} alt="" css={styles.logo} />}
            <h2 id={heading} css={styles.name}>
              {name}
            </h2>
          </header>
          <div data-hero="" css={styles.hero}>
            <Title level={3} size="large">
              Good food, and more of it
            </Title>
            <p css={{ margin: 0 }}>
              {brand.font.title} {brand.font.titleWeight}, {brand.font.body}
            </p>
          </div>
          <Palette brand={brand} />
          <Contrast brand={brand} />
          <div css={styles.card}>
            <MerchantCard merchant={merchant} headingLevel={3} />
          </div>
          <JoinForm name={name} />
        </article>
      </TestProviders>
    </TypeSettingProvider>
  );
}

const merchant = buildMerchant();

const meta = {
  title: 'Guide/Brands',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  loaders: [
    async () => {
      const brands = [...partners.values()].map(async (partner): Promise<BrandProps> => {
        await loadFonts(partner.brand);
        return { partner, content: await contentOf(partner.id), assets: await assetsOf(partner.id) };
      });
      return { brands: await Promise.all(brands) };
    },
  ],
  render: (_args, { loaded }) => (
    <div css={styles.page}>
      <div css={styles.intro}>
        <Title level={1} size="large">
          All brands
        </Title>
        <p css={{ margin: 0 }}>
          The same colors by role, pairs of colors with their contrast, restaurant and form, as each brand has
          them. Text (Aa) needs a contrast of 4.5, controls and drawings (rings) need 3.
        </p>
      </div>
      <div css={styles.brands}>
        {(loaded['brands'] as readonly BrandProps[]).map((brand) => (
          <Brand key={brand.partner.id} {...brand} />
        ))}
      </div>
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const SideBySide: Story = {
  name: 'UIX-10 all brands side by side',
  play: async ({ canvas }) => {
    const articles = canvas.getAllByRole('article').filter((article) => article.matches('[aria-labelledby]'));
    await expect(articles).toHaveLength(partners.size);
    for (const [index, { name, brand }] of [...partners.values()].entries()) {
      const shown = articles[index] as HTMLElement;
      await expect(shown).toHaveAccessibleName(name);
      const colors = shown.querySelectorAll('[aria-label="Colors"] code');
      await expect([...colors].map((one) => one.textContent)).toEqual(Object.values(brand.colors));
      const { title, titleWeight, body } = brand.font;
      await expect(within(shown).getByText(`${title} ${titleWeight}, ${body}`)).toBeVisible();
      const pairs = [...shown.querySelectorAll('[data-pair]')].map((one) => one.textContent);
      await expect(pairs).toHaveLength(contrastPairs.length);
      await expect(pairs.filter((pair) => pair.includes(' of '))).toEqual([]);
      await expect(within(shown).getByText('Juniper & Rye')).toBeVisible();
      const join = within(shown)
        .getByText(/^Join now$/i)
        .closest('button');
      await expect(join).toHaveStyle({ backgroundColor: brand.colors.action });
    }
  },
};
