import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { Title } from '@tableside/ui/title';
import { color, space, text } from '@tableside/ui/tokens';
import { expect } from 'storybook/test';

import { copyOf, partners } from '../partners.ts';

interface Definition {
  readonly area: string;
  readonly texts: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../packages/*/src/**/{copy,*.copy}.ts',
  { eager: true },
);
const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'area' in value && 'texts' in value;

const defaults: readonly (readonly [key: string, text: string])[] = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isDefinition))
  .flatMap(({ area, texts }) => Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const))
  .sort(([one], [other]) => one.localeCompare(other));
const known = new Set(defaults.map(([key]) => key));

type Globals = StoryContext['globals'];

type Overrides = readonly (readonly [partner: string, copy: Readonly<Record<string, string>>])[];

const cell = {
  padding: `${space(2)} ${space(3)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

function shownPartners(globals: Globals) {
  const picked = partners.get(String(globals['partner']));
  return picked ? [picked] : [...partners.values()];
}

interface CopyTableProps {
  readonly overrides: Overrides;
}

function CopyTable({ overrides }: CopyTableProps) {
  const unknown = overrides.flatMap(([partner, copy]) =>
    Object.keys(copy)
      .filter((key) => !known.has(key))
      .map((key) => `${partner}: ${key}`),
  );
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      <Title level={1} size="large">
        {`Copy: ${defaults.length} keys`}
      </Title>
      {unknown.length > 0 && <p role="alert">{`Not a key: ${unknown.join(', ')}`}</p>}
      <table css={{ ...text.small, width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
        <thead>
          <tr>
            {['Key', 'Default', 'Partner'].map((heading) => (
              <th key={heading} scope="col" css={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {defaults.map(([key, words]) => (
            <tr key={key}>
              <th scope="row" css={cell}>
                <code>{key}</code>
              </th>
              <td css={cell}>{words}</td>
              <td css={cell}>
                {overrides
                  .filter(([, copy]) => copy[key] !== undefined)
                  .map(([partner, copy]) => (
                    <div key={partner}>
                      <strong>{partner}:</strong> {copy[key]}
                    </div>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = {
  title: 'Guide/Copy',
  component: CopyTable,
  tags: ['!autodocs'],
  args: { overrides: [] },
  argTypes: { overrides: { table: { disable: true } } },
  loaders: [
    async ({ globals }): Promise<{ overrides: Overrides }> => {
      const shown = shownPartners(globals);
      return {
        overrides: await Promise.all(shown.map(async ({ id, name }) => [name, await copyOf(id)] as const)),
      };
    },
  ],
  render: (_args, { loaded }) => <CopyTable overrides={loaded['overrides'] as Overrides} />,
} satisfies Meta<typeof CopyTable>;
export default meta;

export const EveryKey: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    await expect(defaults.length).toBeGreaterThan(500);
    // Finding thousands of cells by their role would take seconds.
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(defaults.length);
    await expect(canvasElement.querySelector('[role="alert"]')).toBeNull();
    const named = new Set([...canvasElement.querySelectorAll('td strong')].map((name) => name.textContent));
    const shown = shownPartners(globals).map(({ name }) => `${name}:`);
    await expect([...named].sort()).toEqual(shown.sort());
  },
};

export const OfOnePartner: StoryObj<typeof meta> = {
  ...EveryKey,
  globals: { partner: [...partners.keys()][0] },
};
