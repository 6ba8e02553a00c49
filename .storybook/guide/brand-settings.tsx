import schema from '../../partners/partner.schema.json';

interface Setting {
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly { readonly const?: unknown }[];
  readonly $ref?: string;
}
type Settings = Readonly<Record<string, Setting>>;

const groups = schema.$defs as unknown as Readonly<
  Record<string, { readonly properties?: Settings } | undefined>
>;
function settingsOf(group: string, prefix = ''): readonly (readonly [string, Setting])[] {
  return Object.entries(groups[group]?.properties ?? {}).flatMap(([name, setting]) => {
    const inner = setting.$ref?.replace('#/$defs/', '');
    return inner !== undefined && groups[inner]?.properties
      ? settingsOf(inner, `${prefix}${name}.`)
      : [[`${prefix}${name}`, setting] as const];
  });
}

function valuesOf({ enum: values, anyOf, minimum, maximum }: Setting): string {
  if (minimum !== undefined) return `${minimum} to ${maximum}`;
  const choices = values ?? anyOf?.map((choice) => choice.const) ?? ['true', 'false'];
  return choices.join(', ');
}

export function BrandSettings() {
  const settings = settingsOf('Brand').filter(([path]) => !path.startsWith('colors.'));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Setting in “brand”</th>
          <th scope="col">Meaning</th>
          <th scope="col">Values</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(([path, setting]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{setting.description}</td>
            <td>{valuesOf(setting)}</td>
            <td>{String(setting.default)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const colorMeanings: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  settingsOf('Colors').map(([name, { description }]) => [name, description]),
);
