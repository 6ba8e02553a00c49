// Builds Storybook, serves it below a path and opens its stories. `pnpm test:storybook` opens a sample, and
// with STORIES=all every story. One screen opens for all partners and kinds of visitor of the toolbar.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { chromium, type BrowserContext, type Page, type Response } from '@playwright/test';
import { preview } from 'vite';

import { chromiumLaunch } from './chromium-launch.ts';

const base = '/guides/tables/';
const withoutCalls = ['ui-button--all-states', 'ui-text-field--all-states'];
const withCalls = [
  'kits-merchant-card--all-states',
  'kits-merchant-carousel--full',
  'kits-card-form--all-states',
  'kits-secure-card-field--ready',
  'kits-survey-window--popup',
  'features-search--results',
  'features-merchant--not-signed-in',
  'features-reservations--changed',
  'features-account-overview--bonuses',
  'features-recent-activity--every-status',
  'features-profile--default',
  'features-join--direct',
  'features-home--how-it-works-at-home',
  'features-sign-in--with-password',
];
const root = join(import.meta.dirname, '../../..');
const partners = globSync('partners/*.json', { cwd: root })
  .map((path) => basename(path, '.json'))
  .filter((id) => id !== 'partner.schema');
const { brand } = JSON.parse(readFileSync(join(root, 'partners/hilton.json'), 'utf8')) as {
  readonly brand: { readonly colors: { readonly surfaceBrand: string } };
};
const visitors = ['anonymous', 'known', 'optedOut', 'optedIn', 'vip', 'noCard', 'closed'];

const byPartner = [
  { id: 'kits-merchant-card--member-of-tier-two', partner: 'hilton', words: '3 points/$1' },
  { id: 'kits-merchant-card--member-of-tier-two', partner: 't-mobile', words: '3% back' },
  { id: 'kits-card-form--number-only', partner: 'hilton', words: 'Amex, Mastercard, or Visa' },
  { id: 'features-merchant--member-of-tier-two', partner: 'hilton', words: '3 points/$1' },
  { id: 'features-merchant--not-signed-in', partner: 'hilton', visitor: 'vip', words: '5 points/$1' },
  { id: 'features-chrome-frame--not-signed-in', partner: 'hilton', words: 'VIP guests' },
  { id: 'guide-tokens--colors', partner: 'hilton', words: brand.colors.surfaceBrand },
  { id: 'guide-designing-a-partner--docs', words: 'heroLayout' },
  { id: 'guide-accessibility--docs', words: 'disclosure menu' },
  ...partners.map((partner, index) => ({
    id: 'features-merchant--sparse',
    partner,
    visitor: visitors[index % visitors.length],
    words: 'Juniper & Rye',
  })),
];
const isEveryStory = process.env.STORIES === 'all';

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly type: string; readonly id: string }>>;
}

async function phaseOf(page: Page): Promise<string> {
  const phase = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: storybook } = globalThis as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    const now = storybook?.currentRender?.phase ?? '';
    return ['completed', 'finished', 'errored', 'aborted'].includes(now) && now;
  });
  return String(await phase.jsonValue());
}

interface Look {
  readonly id: string;
  readonly partner?: string;
  readonly visitor?: string | undefined;
  readonly words?: string;
}

async function errorsOf(
  context: BrowserContext,
  storybook: string,
  { id, partner, visitor, words = '' }: Look,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && !response.fromServiceWorker())
      faults.push(`${response.status()} ${response.url()}`);
  };
  context.on('response', onResponse);
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    const globals = Object.entries({ partner, visitor }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${value}`],
    );
    const viewMode = id.endsWith('--docs') ? 'docs' : 'story';
    await page.goto(`${storybook}iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals.join(';')}`);
    if (viewMode === 'docs') {
      await page.locator('#storybook-docs').getByText(words).first().waitFor();
      return faults;
    }
    const phase = await phaseOf(page);
    if (phase === 'errored' || phase === 'aborted') faults.push(await page.innerText('#error-message'));
    const hasWorker = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length > 0,
    );
    if (withCalls.includes(id) && !hasWorker) faults.push('starts no worker');
    if (withoutCalls.includes(id) && hasWorker) faults.push('starts a worker that it has no use for');
    if (!(await page.innerText('#storybook-root')).includes(words)) faults.push(`does not say ${words}`);
    // The add-on gives marked buttons the styles of their pseudo-classes.
    if (id === 'ui-button--all-states')
      await page.waitForFunction(() => {
        const buttons = [...document.querySelectorAll('button')];
        const [plain, pointed, focused] = buttons
          .filter(({ textContent }) => textContent === 'Find a table')
          .map((button) => getComputedStyle(button));
        return pointed?.backgroundColor !== plain?.backgroundColor && focused?.outlineStyle === 'solid';
      });
    if (id.startsWith('kits-merchant-card--')) {
      const pictures = page.locator('img[src^="/images/"]');
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      const widths = await pictures.evaluateAll((all) =>
        all.map((one) => (one as HTMLImageElement).naturalWidth),
      );
      if (id.endsWith('--all-states') && widths.length < 8) faults.push(`shows ${widths.length} pictures`);
      if (widths.includes(0)) faults.push('shows a picture that did not come');
    }
  } catch (error) {
    faults.push(String(error));
  } finally {
    context.off('response', onResponse);
    await page.close();
  }
  return faults;
}

const outDir = mkdtempSync(join(tmpdir(), 'tableside-storybook-'));
try {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const build = spawnSync('pnpm', ['exec', 'storybook', 'build', '--quiet', '-o', outDir], {
    cwd: root,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  console.log(`built in ${seconds()}`);
  const index = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as StoryIndex;
  const every = Object.values(index.entries).filter(({ type }) => type === 'story');
  const stories = isEveryStory ? every.map(({ id }) => id) : [...withoutCalls, ...withCalls];
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    base,
    root: outDir,
    build: { outDir },
    preview: { port: 0 },
  });
  const [storybook = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch(chromiumLaunch);
  const newContext = () => browser.newContext({ reducedMotion: 'reduce' });
  // Stories share the browser's cache. Otherwise, each would load all of Storybook again.
  const shared = await newContext();
  for (const [index, look] of [...stories.map((id) => ({ id })), ...byPartner].entries()) {
    const isAlone = withCalls.includes(look.id) || withoutCalls.includes(look.id);
    const context = isAlone ? await newContext() : shared;
    const faults = await errorsOf(context, storybook, look);
    if (isAlone) await context.close();
    for (const fault of faults) console.error(`${look.id}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    if (index > 0 && index % 20 === 0) console.log(`${index} stories in ${seconds()}`);
  }
  console.log(`${stories.length} stories below ${base} in ${seconds()}`);
  await browser.close();
  await server.close();
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
