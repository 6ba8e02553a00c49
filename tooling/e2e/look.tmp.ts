import { chromium } from '@playwright/test';
const base = process.argv[2]!;
const tag = process.argv[3]!;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const api = await browser.newContext();
let text: string | undefined, textPictures: string | undefined, pictures: string | undefined, described: string | undefined;
for (let id = 100001; id < 100120; id += 1) {
  const r = await api.request.get(`${base}/api/merchants/${id}`);
  if (r.status() !== 200) continue;
  const m = (await r.json()).menu;
  if (m.hasText && m.imageUrls.length) textPictures ??= String(id);
  else if (m.hasText) text ??= String(id);
  else if (m.imageDescriptions) described ??= String(id);
  else if (m.imageUrls.length) pictures ??= String(id);
}
console.log({ text, textPictures, pictures, described });
for (const id of [text, textPictures]) {
  const r = await api.request.get(`${base}/merchants/${id}/menu`);
  const html = await r.text();
  const ld = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  console.log(id, r.status(), 'html', html.length, 'ld', ld.length, 'h1' , /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.slice(0, 80));
}
for (const width of [320, 390, 1280]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  for (const [name, id] of [['text', text], ['textpics', textPictures]] as const) {
    await page.goto(`${base}/merchants/${id}/menu`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    console.log(width, name, await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
    await page.screenshot({ path: `/tmp/4370/${tag}-${name}-${width}.png`, fullPage: width !== 320 });
  }
  for (const [name, id] of [['pics', pictures], ['desc', described]] as const) {
    await page.goto(`${base}/merchants/${id}`);
    await page.getByRole('navigation', { name: 'Plan your visit' }).getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/4370/${tag}-${name}-${width}.png` });
    if (width === 390) console.log(await page.getByRole('dialog').ariaSnapshot());
  }
  if (width === 1280) {
    await page.goto(`${base}/merchants/${text}/menu`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.log((await page.getByRole('article').ariaSnapshot()).slice(0, 2500));
    const jump = page.getByRole('navigation', { name: 'Sections of the menu' }).getByRole('link').nth(2);
    await jump.focus(); await page.keyboard.press('Enter'); await page.waitForTimeout(500);
    console.log('focus', await page.evaluate(() => [location.hash, document.activeElement?.id, Math.round(document.activeElement!.getBoundingClientRect().top)]));
    await page.goto(`${base}/merchants/${text}`);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Menu of/ }).waitFor();
    console.log('by click', page.url());
  }
  await page.close();
}
await browser.close();
