import type { Frame, Locator, Page, Request } from '@playwright/test';

import { expect } from './site.ts';

/**
 * Presses a button by keyboard, because a click can miss: for a moment after scrolling, Chromium still
 * hit-tests an out-of-process frame at its old position.
 */
export const press = (button: Locator): Promise<void> => button.press('Enter');

export async function setTicked(box: Locator, isTicked = true): Promise<void> {
  if ((await box.isChecked()) !== isTicked) await box.press('Space');
  await expect(box).toBeChecked({ checked: isTicked });
}

export function cardsPage(page: Page) {
  const form = page.getByRole('main').locator('form:has([data-secure-frame])');
  const frame = form.frameLocator('[data-secure-frame]');
  const number = frame.getByRole('textbox');
  return {
    form,
    frame,
    number,
    partnerCards: form.getByRole('checkbox', { name: /^Card ending in \d{4}/ }),
    partnerCard: (lastFour: string) =>
      form.getByRole('checkbox', { name: new RegExp(`^Card ending in ${lastFour}`) }),
    terms: form.locator('input[name="terms"]'),
    optIn: form.locator('input[name="directFileFeedOptIn"]'),
    submit: form.locator('button[type="submit"]'),
    async type(digits: string) {
      await expect(async () => {
        await number.click();
        await expect(number).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.type(digits);
    },
    async agree() {
      for (const box of [this.terms, this.optIn]) if ((await box.count()) > 0) await setTicked(box);
    },
    send: () => press(form.locator('button[type="submit"]')),
  };
}

export const isAddCall = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/Member/Cards';

export async function secureFrame(page: Page): Promise<Frame> {
  const element = await page.locator('[data-secure-frame]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page has no secure frame.');
  return frame;
}

export const frameEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event = '' }) =>
      event.startsWith('cryptex') ? [event] : [],
    ),
  );

export const expectReady = (page: Page) => expect(cardsPage(page).number).toBeEditable();

export async function linkCard(page: Page, digits: string): Promise<{ sent: unknown; status: number }> {
  const cards = cardsPage(page);
  await expectReady(page);
  await cards.number.fill('');
  await cards.type(digits);
  await cards.agree();
  return sendCards(page);
}

export async function sendCards(page: Page): Promise<{ sent: unknown; status: number }> {
  const pending = page.waitForResponse((response) => isAddCall(response.request()));
  await cardsPage(page).send();
  const response = await pending;
  return { sent: response.request().postDataJSON() as unknown, status: response.status() };
}
