import { joinPage, validAnswers } from './join-page.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';

test(
  'ENR-02.a ENR-04.c UIX-02.c joining by keyboard alone on the narrowest screen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/how-it-works');
    await page.goto('/join');
    const join = joinPage(page);
    await expect(join.field('firstName')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await join.submit.focus();
    await page.keyboard.press('Enter');
    await expect(join.field('firstName')).toBeFocused();
    await expectNoHorizontalScroll(page);
    const { state, ...typed } = validAnswers();
    for (const [name, text] of Object.entries(typed)) {
      await tabInto(name);
      await page.keyboard.type(text);
      if (name !== 'city') continue;
      await tabInto('state');
      await page.keyboard.type(state === 'IL' ? 'Illinois' : state);
    }
    await tabInto('terms');
    await page.keyboard.press('Space');
    await tabInto('button');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/add_card$/);
    await expectNoHorizontalScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/how-it-works$/);

    async function tabInto(name: string) {
      const selector = name === 'button' ? 'form[aria-label] button[type="submit"]' : `[name="${name}"]`;
      for (let step = 0; step < 12; step += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The Tab key does not reach ${name}.`);
    }
  },
);
