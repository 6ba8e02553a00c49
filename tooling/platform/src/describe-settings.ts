import { settingNames, settings, type SettingMeta, type SettingName } from './settings.ts';

const HEADER =
  'Copy to .env.local at the top of the repository. In development every setting can be left out; the values below are ' +
  'those that count then. Development is no setting: "pnpm platform serve --development" asks for it, as "npm start" ' +
  'does. Written by "pnpm platform settings".';

const metaOf = (name: SettingName) => settings.shape[name].meta() as unknown as SettingMeta;

/** The default of a setting, as written in .env.example. */
function usualOf(name: SettingName): string {
  const { def } = settings.shape[name];
  return 'defaultValue' in def ? def.defaultValue : '';
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

const comment = (text: string) => wrap(text, 118).map((line) => `# ${line}`);

/** The text of .env.example: every setting with its description and default. */
export const exampleEnvironment = (): string =>
  [
    ...comment(HEADER),
    ...settingNames.flatMap((name) => {
      const { about } = metaOf(name);
      return [...(about === undefined ? [] : ['', ...comment(about)]), `${name}=${usualOf(name)}`];
    }),
    '',
  ].join('\n');

/** One line per setting, with the first sentence of its description. */
export function listSettings(): string {
  const width = Math.max(...settingNames.map((name) => name.length));
  return settingNames
    .map((name) => {
      const { about = '' } = metaOf(name);
      const [sentence = ''] = about.split(/(?<=[^.]\.) /);
      return `  ${name.padEnd(width)}  ${sentence}`.trimEnd();
    })
    .join('\n');
}
