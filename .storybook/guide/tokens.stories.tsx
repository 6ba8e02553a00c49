import type { Meta, StoryObj } from '@storybook/react-vite';
import { Title, type TitleProps } from '@tableside/ui/title';
import {
  breakpoint,
  color,
  font,
  motion,
  pictureCard,
  pictureFilter,
  radius,
  shadow,
  space,
  text,
  titleSize,
  titleWeight,
  touchTarget,
  weight,
  width,
} from '@tableside/ui/tokens';
import { expect } from 'storybook/test';

import { partners } from '../partners.ts';
import { colorMeanings } from './brand-settings.tsx';

const parts = (token: string) => /^var\((--[\w-]+), (.*)\)$/.exec(token)?.slice(1) ?? [];

function liveValue(token: string): string {
  const [name, otherwise = token] = parts(token);
  const set = name && getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return set || otherwise;
}

const page = { display: 'grid', gap: space(6) };
const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const item = { ...text.small, display: 'grid', gap: space(1), alignContent: 'start', minWidth: 0 };
const code = { overflowWrap: 'anywhere' } as const;
const box = { height: 72, border: `1px solid ${color.border}` };

type Children = TitleProps['children'];

interface TokenProps {
  readonly name: string;
  readonly token: string;
  readonly children?: Children;
}

const Token = ({ name, token, children }: TokenProps) => (
  <li css={item}>
    {children}
    <strong>{name}</strong>
    <code css={code}>{liveValue(token)}</code>
    {colorMeanings[name] !== undefined && <span>{colorMeanings[name]}</span>}
  </li>
);

function Tokens({ title, children }: { readonly title: string; readonly children: Children }) {
  return (
    <div css={page}>
      <Title level={1} size="large">
        {title}
      </Title>
      <ul css={list}>{children}</ul>
    </div>
  );
}

const entries = Object.entries<string>;

const meta = {
  title: 'Guide/Tokens',
  component: Tokens,
  tags: ['!autodocs'],
  args: { title: 'Tokens', children: null },
  argTypes: { title: { table: { disable: true } }, children: { table: { disable: true } } },
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  render: () => (
    <Tokens title="Colors">
      {entries(color).map(([name, token]) => (
        <Token key={name} name={name} token={token}>
          <div css={{ ...box, backgroundColor: token }} />
        </Token>
      ))}
    </Tokens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(color).length);
    for (const name of Object.keys(color)) await expect(colorMeanings).toHaveProperty(name);
  },
};

export const Type: Story = {
  render: () => (
    <Tokens title="Type">
      {entries(font).map(([name, token]) => (
        <Token key={name} name={`font.${name}`} token={token}>
          <span
            css={{
              ...titleSize.medium,
              fontFamily: token,
              ...(name === 'title' && { fontWeight: titleWeight }),
            }}
          >
            Juniper &amp; Rye
          </span>
        </Token>
      ))}
      {Object.entries(titleSize).map(([name, size]) => (
        <Token key={name} name={`titleSize.${name}`} token={`${size.fontSize} / ${size.lineHeight}`}>
          <span css={{ ...size, fontFamily: font.title, fontWeight: titleWeight }}>Juniper</span>
        </Token>
      ))}
      {Object.entries(text).map(([name, size]) => (
        <Token key={name} name={`text.${name}`} token={size.fontSize}>
          <span css={size}>Good food, and more of it.</span>
        </Token>
      ))}
      {Object.entries(weight).map(([name, fontWeight]) => (
        <Token key={name} name={`weight.${name}`} token={`${fontWeight}`}>
          <span css={{ fontWeight }}>Good food, and more of it.</span>
        </Token>
      ))}
      <Token name="titleWeight" token={titleWeight}>
        <span css={{ fontFamily: font.title, fontWeight: titleWeight }}>Good food, and more of it.</span>
      </Token>
    </Tokens>
  ),
};

const light = [...partners.values()].find(({ brand }) => brand.font.titleWeight !== weight.bold);

export const TypeOfABrand: Story = {
  ...Type,
  globals: { partner: light?.id },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByText('Juniper');
    await expect(titles).toHaveLength(Object.keys(titleSize).length);
    const fontWeight = String(light?.brand.font.titleWeight);
    for (const title of titles) await expect(title).toHaveStyle({ fontWeight });
    await expect(canvas.getByText('titleWeight').parentElement).toHaveTextContent(fontWeight);
  },
};

export const Shape: Story = {
  render: () => (
    <Tokens title="Shape and space">
      {entries(radius).map(([name, token]) => (
        <Token key={name} name={`radius.${name}`} token={token}>
          <div css={{ ...box, borderRadius: token, backgroundColor: color.surfaceSunken }} />
        </Token>
      ))}
      {[1, 2, 4, 6, 8, 12].map((steps) => (
        <Token key={steps} name={`space(${steps})`} token={space(steps)}>
          <div css={{ width: space(steps), height: 24, backgroundColor: color.accent }} />
        </Token>
      ))}
      {entries(pictureCard).map(([name, token]) => (
        <Token key={name} name={`pictureCard.${name}`} token={token} />
      ))}
      <Token name="pictureFilter" token={pictureFilter} />
      {entries(shadow).map(([name, token]) => (
        <Token key={name} name={`shadow.${name}`} token={token}>
          <div css={{ ...box, boxShadow: token }} />
        </Token>
      ))}
      {entries(motion).map(([name, token]) => (
        <Token key={name} name={`motion.${name}`} token={token} />
      ))}
      {Object.entries({ ...breakpoint, ...width }).map(([name, pixels]) => (
        <Token key={name} name={name} token={`${pixels}px`} />
      ))}
      <Token name="touchTarget" token={touchTarget} />
    </Tokens>
  ),
};
