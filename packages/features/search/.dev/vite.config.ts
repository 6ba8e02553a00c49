import { appConfig } from '@tableside/presets/vite';
import { buildMerchantBody, buildSearchAnswer } from '@tableside/api-client/testing';
const partnerName = process.env.PARTNER ?? 'american';
const partnerFile = `/work/main/partners/${partnerName}.json`;
const centers: Record<string, [number, number]> = { 'New York, NY': [40.735, -73.99], Chicago: [41.89, -87.64], 'San Francisco': [37.775, -122.425], Miami: [25.77, -80.2], Denver: [39.74,-104.99] };
const names = ['Juniper & Rye', 'Casa Ocaso', 'Little Lantern', 'Harbor Salt', 'Basil Wharf', 'Ember Hall', 'The Copper Finch and Friends', 'Ninth Oak', 'Saffron Yard', 'Blue Door Pasta'];
const cuisines = [['American'], ['Mexican', 'Tapas'], ['Chinese'], ['Seafood'], ['Thai'], ['Steakhouse'], ['French', 'Bistro', 'Wine bar'], ['Pizza'], ['Indian'], ['Italian']];
const csp = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types default";
const api = (s: any) => { s.middlewares.use((req: any, res: any, next: any) => {
  const url = new URL(req.url, 'http://x');
  if (process.env.CSP && !url.pathname.startsWith('/api')) res.setHeader('Content-Security-Policy', csp);
  const json = (b: unknown, st = 200) => { res.statusCode = st; res.setHeader('content-type', 'application/json'); res.end(JSON.stringify(b)); };
  if (url.pathname === '/api/v2/Merchants/Search') {
    const loc = url.searchParams.get('location') ?? '';
    const words = url.searchParams.get('restaurantOrCuisine');
    if (words === 'fail') { res.setHeader('X-Request-Id', 'req-7Q2M'); return json({ code: 'failed', message: 'x', requestId: 'req-7Q2M' }, 500); }
    const c = centers[loc] ?? (loc.includes(',') && !Number.isNaN(Number(loc.split(',')[0])) ? loc.split(',').map(Number) : centers['New York, NY']);
    const n = words === 'none' ? 0 : 73;
    const all = Array.from({ length: n }, (_, i) => buildMerchantBody({ id: String(i + 1), name: names[i % 10], images: { imageBaseUrl: `/images/x-${i}` }, details: { cuisines: cuisines[i % 10], priceRange: (i % 4) + 1, highlight: i % 5 === 1 ? 'new' : undefined, rating: i % 7 === 3 ? undefined : { overallRating: 3.6 + (i % 13) / 10, numberOfRatings: 40 + i * 7 } }, location: { neighborhood: ['SoHo','Chelsea','Harlem'][i%3], coordinates: { latitude: c[0] + Math.sin(i * 2.4) * 0.004 * (1 + i % 10), longitude: c[1] + Math.cos(i * 2.4) * 0.005 * (1 + i % 10) } }, distance: 0.2 + i * 0.13, acclaimedLevel: i % 4 === 0 ? 1 : 0 }));
    return setTimeout(() => json(buildSearchAnswer(all, { pageNo: Number(url.searchParams.get('pageNo')), pageSize: 10 })), 150);
  }
  if (url.pathname.endsWith('Predictions')) return json({ predictions: [{ text: 'Chicago, IL', latitude: 41, longitude: -87 }] });
  if (url.pathname === '/api/feature-flags') return json({ authFlags: { outage: false, captcha: false }, filters: ['acclaimed', 'benefitsFor', 'features', 'isNew', 'mealsServed', 'priceRange', 'reservations', 'sortBy'], partnerFeatureFlags: {} });
  if (url.pathname.startsWith('/api/DefaultUser')) return json({ latitude: 41.88425, longitude: -87.63245 });
  if (url.pathname.startsWith('/api')) return json({});
  if (url.pathname.startsWith('/images')) { res.setHeader('content-type', 'image/svg+xml'); const h = Number(url.pathname.split('-').pop()) * 47; return res.end(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 100"><rect width="140" height="100" fill="hsl(${h} 40% 80%)"/><circle cx="70" cy="50" r="30" fill="hsl(${h} 30% 95%)"/><circle cx="70" cy="50" r="18" fill="hsl(${h + 40} 60% 60%)"/></svg>`); }
  next();
}); };
const base = appConfig({ root: '/work/main/packages/features/search/.dev', partnerFile });
export default { ...base, server: { port: 5199, host: '127.0.0.1' }, preview: { port: 5198, host: '127.0.0.1' }, build: { ...base.build, outDir: '/tmp/searchdist', emptyOutDir: true },
 plugins: [{ name: 'p', enforce: 'pre', transform(code: string, id: string) { if (id.endsWith('.dev/src/main.tsx')) return code.replace('PARTNER?partner', `${partnerFile}?partner`); } }, { name: 'api', configureServer: api, configurePreviewServer: api }, ...base.plugins!] };
