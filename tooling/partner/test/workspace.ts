import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

export function sampleWorkspace() {
  const root = mkdtempSync(join(tmpdir(), 'tableside-workspace-'));
  for (const id of ['caesars', 'hilton']) {
    for (const path of [
      `partners/${id}.json`,
      `partners/assets/${id}`,
      `partners/content/${id}`,
      `apps/${id}`,
    ]) {
      cpSync(join(repository, path), join(root, path), {
        recursive: true,
        filter: (source) => !/node_modules|dist|renderer|\.turbo/.test(source),
      });
    }
  }
  cpSync(join(repository, 'partners/README.md'), join(root, 'partners/README.md'));
  for (const name of ['chrome', 'earn', 'home', 'merchant', 'search']) {
    mkdirSync(join(root, 'packages/features/src', name), { recursive: true });
  }
  const edit = (path: string, change: (text: string) => string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
  };
  return { root, partners: join(root, 'partners'), edit };
}
