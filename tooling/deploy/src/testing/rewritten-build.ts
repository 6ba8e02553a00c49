import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

const isScript = (name: string) => /^assets\/.+\.m?js$/.test(name);
const isText = (name: string) => /\.(m?js|html|webmanifest)$/.test(name);
const scriptName = /[\w.-]+-[\w-]{8}\.m?js/g;

const integrityOf = (source: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

const renamed = (name: string, build: number) =>
  name.replace(/[\w-]{8}(?=\.m?js$)/, (hash) =>
    createHash('sha256').update(`${hash} ${build}`).digest('base64url').slice(0, 8),
  );

/**
 * Copies a site's build as if all of its code had changed: every script gets another name, and when run
 * records its build in `buildsRun`. Pages and the worker refer to the new names, and pages to the new hashes.
 */
export async function writeBuild(built: string, folder: string, build: number): Promise<void> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(built, join(entry.parentPath, entry.name)));
  const scripts = new Set(names.filter(isScript).map((name) => basename(name)));
  const rename = (name: string) => (scripts.has(name) ? renamed(name, build) : name);
  const integrity = new Map<string, string>();
  const isPage = (name: string) => name.endsWith('.html');
  for (const name of [...names.filter((one) => !isPage(one)), ...names.filter(isPage)]) {
    const target = join(folder, dirname(name), rename(basename(name)));
    await mkdir(dirname(target), { recursive: true });
    if (!isText(name)) {
      await copyFile(join(built, name), target);
      continue;
    }
    const source = await readFile(join(built, name), 'utf8');
    let text = source.replaceAll(scriptName, rename);
    if (isScript(name)) text += `;(globalThis.buildsRun??=[]).push(${build});`;
    if (name === 'worker.js') text = text.replace('"build":"', (start) => `${start}${build}-`);
    if (isScript(name)) integrity.set(integrityOf(source), integrityOf(text));
    if (isPage(name)) text = text.replaceAll(/sha256-[\w+/]{43}=/g, (old) => integrity.get(old) ?? old);
    await writeFile(target, text);
  }
}
