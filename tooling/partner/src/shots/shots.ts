import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@tableside/e2e/chromium-launch';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { buildRevision, serveSites } from './checkout.ts';
import { isChanged } from './compare.ts';
import { contactSheet, type SheetShot } from './sheet.ts';
import { screensOf, takeShots, type Shot } from './take-shots.ts';

/** More pages than this do not fit into the memory of a small machine. */
const MOST_PAGES = 4;

async function shoot(checkout: string, folder: string, shots: readonly Shot[], now: Date): Promise<void> {
  const sites = await serveSites(checkout, now);
  const concurrency = Math.min(MOST_PAGES, availableParallelism());
  try {
    await takeShots({ sites, shots, folder, now, concurrency });
  } finally {
    await sites.stop();
  }
}

const sheetSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const sheetShots = (partners: readonly PartnerSettings[]): Shot[] =>
  partners.flatMap((partner) =>
    screensOf(partner).flatMap((screen) =>
      sheetSizes.map((size) => ({
        partner,
        screen,
        size,
        isFullPage: true,
        file: `${partner.id}/${screen.name.replaceAll(' ', '-')}-${size.width}.png`,
      })),
    ),
  );

const onSheet = ({ partner, screen, size }: Shot, pictures: SheetShot['pictures']): SheetShot => ({
  partner: partner.id,
  screen: screen.name,
  width: size.width,
  pictures,
});

async function writeSheet(output: string, title: string, shots: readonly SheetShot[]): Promise<string> {
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
  return `${title}: ${sheet}`;
}

export async function shootSheet(
  workspace: string,
  partners: readonly PartnerSettings[],
  now: Date,
  base?: string,
): Promise<string> {
  const output = join(workspace, '.data/shots');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const shots = sheetShots(partners);
  await shoot(workspace, join(output, 'current'), shots, now);
  if (base === undefined) {
    const all = shots.map((shot) => onSheet(shot, [['current', `current/${shot.file}`]]));
    return writeSheet(output, `${partners.length} partners`, all);
  }
  const checkout = join(output, 'checkout');
  buildRevision(workspace, base, checkout);
  await shoot(checkout, join(output, 'base'), shots, now);
  rmSync(checkout, { recursive: true, force: true });
  const changed: SheetShot[] = [];
  for (const shot of shots) {
    const inFolder = (name: string) => `${name}/${shot.file}`;
    const at = (name: string) => join(output, inFolder(name));
    if (await isChanged(at('base'), at('current'), at('difference')))
      changed.push(
        onSheet(
          shot,
          ['base', 'current', 'difference'].flatMap((name) =>
            existsSync(at(name)) ? [[name, inFolder(name)] as const] : [],
          ),
        ),
      );
  }
  return writeSheet(output, `${changed.length} of ${shots.length} screens changed since ${base}`, changed);
}

export const readmePartners: readonly string[] = ['american', 'hilton', 't-mobile', 'caesars'];
const readmeScreens: ReadonlySet<string> = new Set(['home', 'search']);

export async function shootReadme(
  workspace: string,
  partners: readonly PartnerSettings[],
  now: Date,
): Promise<string[]> {
  const folder = join(workspace, 'docs/screenshots');
  const shots = partners.flatMap((partner) =>
    screensOf(partner)
      .filter(({ name }) => readmeScreens.has(name))
      .map((screen) => ({
        partner,
        screen,
        size: { width: 1280, height: 900 },
        isFullPage: false,
        file: `${partner.id}-${screen.name}.png`,
      })),
  );
  await shoot(workspace, folder, shots, now);
  return shots.map(({ file }) => join(folder, file));
}
