import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

export interface HostCommand {
  readonly text: string;
  readonly services: string;
  readonly variables: Readonly<Record<string, string>>;
}

export function readHostCommands(): readonly HostCommand[] {
  const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8');
  const section = /\n## Several processes\n(.*?)\n## /s.exec(guide)?.[1] ?? '';
  return [...section.matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => line.includes('pnpm platform serve --services'))
    .map((text) => ({
      text,
      services: text.split(' ').at(-1) ?? '',
      variables: Object.fromEntries(
        [...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ),
    }));
}

export function platformCommand(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { platform: string };
  };
  return scripts.platform.replace(/^node --env-file-if-exists=\S+/, process.execPath);
}
