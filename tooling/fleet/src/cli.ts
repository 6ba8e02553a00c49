// `pnpm fleet shots`: one contact sheet of the built sites of all partners.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import { loadPartnerFile, type PartnerSettings } from '@tableside/partner-config/schema';

import { buildRevision, serveSites } from './checkout.ts';
import { isChanged } from './compare.ts';
import { contactSheet, type SheetShot } from './sheet.ts';
import { takeShots, type Shot } from './shots.ts';

const repository = resolve(import.meta.dirname, '../../..');
const output = join(repository, '.data/fleet');
/** More pages than this do not fit the memory of a small machine. */
const MOST_PAGES = 4;

const usage = `pnpm fleet shots [--partner <id>]… [--base <revision>]
  takes pictures of the key screens of the built sites, at 390 and 1280 pixels, and
  writes a contact sheet; with a base, of what has changed since that revision`;

function readPartners(ids: readonly string[]): PartnerSettings[] {
  const folder = join(repository, 'partners');
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'partner.schema.json')
    .flatMap((name) => loadPartnerFile(readFileSync(join(folder, name), 'utf8')).partner ?? []);
  const unknown = ids.filter((id) => !all.some((partner) => partner.id === id));
  if (unknown.length > 0) throw new Error(`Unknown partner ${unknown.join(', ')}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}

async function shoot(
  checkout: string,
  name: 'base' | 'current',
  partners: readonly PartnerSettings[],
  now: Date,
): Promise<Shot[]> {
  const sites = await serveSites(checkout, now);
  const concurrency = Math.min(MOST_PAGES, availableParallelism());
  try {
    return await takeShots({ sites, partners, folder: join(output, name), now, concurrency });
  } finally {
    await sites.stop();
  }
}

async function writeSheet(title: string, shots: readonly SheetShot[]): Promise<void> {
  const sheet = join(output, 'sheet.html');
  writeFileSync(sheet, await contactSheet(title, shots));
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({ path: join(output, 'sheet.png'), fullPage: true });
  } finally {
    await browser.close();
  }
  console.log(sheet);
}

async function shots(ids: readonly string[], base: string | undefined): Promise<void> {
  const partners = readPartners(ids);
  const now = new Date();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const taken = await shoot(repository, 'current', partners, now);
  if (base === undefined) {
    const all = taken.map((shot) => ({ ...shot, pictures: [['current', `current/${shot.file}`]] as const }));
    return writeSheet(`${partners.length} partners`, all);
  }
  const checkout = join(output, 'checkout');
  buildRevision(repository, base, checkout);
  await shoot(checkout, 'base', partners, now);
  rmSync(checkout, { recursive: true, force: true });
  const changed: SheetShot[] = [];
  for (const shot of taken) {
    const inFolder = (name: string) => `${name}/${shot.file}`;
    const at = (name: string) => join(output, inFolder(name));
    if (await isChanged(at('base'), at('current'), at('difference')))
      changed.push({
        ...shot,
        pictures: (['base', 'current', 'difference'] as const).flatMap((name) =>
          existsSync(at(name)) ? [[name, inFolder(name)] as const] : [],
        ),
      });
  }
  console.log(`${changed.length} of ${taken.length} pictures changed since ${base}.`);
  return writeSheet(`${changed.length} of ${taken.length} screens changed since ${base}`, changed);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    partner: { type: 'string', multiple: true, default: [] },
    base: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(usage);
else if (positionals.join(' ') === 'shots') await shots(values.partner, values.base);
else {
  console.error(usage);
  process.exitCode = 2;
}
