import { chromium } from 'playwright';
const [url, w, h, out, full] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic'] });
const p = await b.newPage({ viewport: { width: +w, height: +h } });
p.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(m.text().slice(0,300)); }); p.on('pageerror', (e) => console.log('ERR', e.message.slice(0,500)));
await p.goto('http://localhost:5391/' + url); await p.waitForTimeout(2500);
console.log('scrollW', await p.evaluate(() => document.documentElement.scrollWidth));
await p.screenshot({ path: out, fullPage: full === '1' });
await b.close();
