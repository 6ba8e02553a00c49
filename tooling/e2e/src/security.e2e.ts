import { asksServer, expect, isPartnersFirst, test } from './site.ts';

test.skip(({ partner, size }) => !isPartnersFirst({ partner, size }), 'answers have no size');

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test('every answer carries the security headers, whatever its status', async ({ page, baseURL }) => {
  const ask = asksServer(page, baseURL);
  for (const path of [
    '/',
    '/search',
    '/assets/none-12345678.js',
    '/api/nothing',
    '/api/merchants/0',
    '/images/no',
  ]) {
    const response = await ask(path);
    const headers = response.headers();
    expect(headers, path).toMatchObject(everyAnswer);
    // This platform has a site on another origin, which may show pictures and nothing else.
    expect(headers['cross-origin-resource-policy'], path).toBe(
      path.startsWith('/images/') ? 'cross-origin' : 'same-origin',
    );
    expect(headers['content-security-policy'], path).toContain("base-uri 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-request-id'], path).toMatch(/\S/);
  }
});

test('CRD-02 CRD-26 a page of the site takes the secure frame’s origin into a frame, that of its reviews, and no other', async ({
  page,
  baseURL,
  partner,
}) => {
  const ask = asksServer(page, baseURL);
  const { url } = (await (await ask('/api/SecureFrame')).json()) as { url: string };
  const { origin } = new URL(url);
  expect(origin).not.toBe(new URL(baseURL ?? '').origin);
  const host = (await (await ask('/api/SurveyHost')).json()) as { url: string };
  // Where nobody has an account there is no card to link, and not every partner asks for reviews.
  const others: Readonly<Record<string, string>> = {
    caesars: "'none'",
    hilton: `${origin} ${new URL(host.url).origin}`,
  };
  const frames = `frame-src ${others[partner] ?? origin}`;
  for (const path of ['/', '/add_card', '/account/manage_cards']) {
    const policy = (await ask(path)).headers()['content-security-policy'] ?? '';
    expect(policy.split('; ')).toContain(frames);
  }
});

test('a missing asset is 404 and never the page', async ({ page, baseURL }) => {
  const response = await asksServer(page, baseURL)('/assets/index-00000000.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('API-02 a call that changes something without the token is refused', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  await page.goto('/');
  const answer = await asksServer(page, baseURL)('/api/Members/Prospects', {
    method: 'POST',
    data: { email: 'someone@example.com' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'csrf' });
  const token = await page.evaluate(async () => {
    const response = await fetch('/api/CSRF');
    return ((await response.json()) as { csrfToken: string }).csrfToken;
  });
  expect(token).toMatch(/\S{16,}/);
});

test('a script in an address is text', async ({ page, partner }) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  await page.goto('/search?location=Chicago&restaurantOrCuisine=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E');
  await expect(page.locator('input[name="restaurantOrCuisine"]')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});
