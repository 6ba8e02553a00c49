import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (let i = 0; i < 6; i++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto('http://hilton.localhost:4700/join');
  await page.locator('#root[data-live]').waitFor();
  await page.locator('input[name=firstName]').fill('Ann');
  await page.locator('input[name=lastName]').fill('Draft');
  await page.waitForTimeout(300);
  if (i === 0) console.log(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)).slice(0, 300)));
  let release!: () => void; const held = new Promise<void>((r) => (release = r));
  await page.route('**/*.js', async (route) => { await held; await route.continue(); });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('input[name=firstName]').waitFor();
  await page.locator('input[name=firstName]').fill('');
  await page.locator('input[name=firstName]').pressSequentially('Bob');
  const before = await page.locator('input[name=firstName]').inputValue();
  release();
  await page.locator('#root[data-live]').waitFor();
  await page.waitForTimeout(1500);
  console.log(before, '→', await page.locator('input[name=firstName]').inputValue(), await page.locator('input[name=lastName]').inputValue());
  await context.close();
}
await browser.close();
