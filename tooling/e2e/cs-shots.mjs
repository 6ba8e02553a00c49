import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const jobs = process.argv.slice(2);
for (const job of jobs) {
  const [story, partner, width, full] = job.split(',');
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
  page.on('pageerror', (e) => console.log(story, 'pageerror', e.message));
  await page.goto(`http://localhost:5351/iframe.html?id=features-reported-visits--${story}&viewMode=story&globals=partner:${partner}`, { waitUntil: 'commit', timeout: 240000 });
  await page.waitForSelector('main form, main h2', { timeout: 240000 }).catch(() => console.log('no main'));
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/cs-shots/${story}-${partner}-${width}.png`, fullPage: true });
  console.log(job, await page.evaluate(() => document.documentElement.scrollWidth));
  await page.close();
}
await browser.close();
