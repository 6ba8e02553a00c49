import type { Frame, Locator, Page, Request } from '@playwright/test';

import { expect } from './site.ts';

/**
 * Presses a button by the keyboard. A click may go astray here: where the browser believes a frame of another process
 * to be is where it was before the page scrolled, for a moment.
 */
export const press = (button: Locator): Promise<void> => button.press('Enter');

/** Ticks a box, or clears it, by the keyboard. */
export async function tick(box: Locator, isTicked = true): Promise<void> {
  if ((await box.isChecked()) !== isTicked) await box.press('Space');
  await expect(box).toBeChecked({ checked: isTicked });
}

/** The form that links cards, wherever it stands, as somebody uses it. */
export function cardsPage(page: Page) {
  const form = page.getByRole('main').locator('form:has([data-secure-frame])');
  const frame = form.frameLocator('[data-secure-frame]');
  const number = frame.getByRole('textbox');
  return {
    form,
    frame,
    /** The field of the secure frame. */
    number,
    partnerCards: form.getByRole('checkbox', { name: /^Card ending in \d{4}/ }),
    partnerCard: (lastFour: string) =>
      form.getByRole('checkbox', { name: new RegExp(`^Card ending in ${lastFour}`) }),
    terms: form.locator('input[name="terms"]'),
    optIn: form.locator('input[name="directFileFeedOptIn"]'),
    submit: form.locator('button[type="submit"]'),
    /** Types a number as somebody does, key by key. */
    async type(digits: string) {
      await expect(async () => {
        await number.click();
        await expect(number).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.type(digits);
    },
    async agree() {
      for (const box of [this.terms, this.optIn]) if ((await box.count()) > 0) await tick(box);
    },
    /** Presses the button. */
    send: () => press(form.locator('button[type="submit"]')),
  };
}

export const isAddCall = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/Member/Cards';

/** The secure frame of the page, once it is there. */
export async function secureFrame(page: Page): Promise<Frame> {
  const element = await page.locator('[data-secure-frame]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page has no secure frame.');
  return frame;
}

/** What the data layer was told of the frame. */
export const frameEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event = '' }) =>
      event.startsWith('cryptex') ? [event] : [],
    ),
  );

/** Waits until the field takes a number. */
export const expectReady = (page: Page) => expect(cardsPage(page).number).toBeEditable();

/** Types a number, agrees to all that is asked, and sends it; answers the body of the call and its answer. */
export async function linkCard(page: Page, digits: string): Promise<{ sent: unknown; status: number }> {
  const cards = cardsPage(page);
  await expectReady(page);
  await cards.number.fill('');
  await cards.type(digits);
  await cards.agree();
  return sendCards(page);
}

/** Presses the button, and answers what was sent and how it was answered. */
export async function sendCards(page: Page): Promise<{ sent: unknown; status: number }> {
  const answered = page.waitForResponse((response) => isAddCall(response.request()));
  await cardsPage(page).send();
  const answer = await answered;
  return { sent: answer.request().postDataJSON() as unknown, status: answer.status() };
}
