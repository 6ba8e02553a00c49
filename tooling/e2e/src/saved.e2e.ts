import { createPerson } from './people.ts';
import { signIn } from './login-page.ts';
import { expectHealthyPage } from './page-health.ts';
import { searchPage } from './search-page.ts';
import { expect, openDevice, test } from './site.ts';

test(
  'SAV-01.b SAV-01.d SAV-02.a SAV-02.b SAV-03.a SAV-03.b SAV-03.c on a phone a visitor saves two restaurants, finds them again, and has them on another device after signing in',
  { tag: '@phone' },
  async ({ page, baseURL, browser }) => {
    const search = searchPage(page);
    const saved = page.getByRole('button', { name: /^Saved/ });
    await page.goto('/search?location=Chicago');
    await search.expectResults();
    const [first, second] = await search.cards.getByRole('heading').allTextContents();
    const heartOf = (name = '') => page.getByRole('button', { name: `Save ${name}`, exact: true });
    await heartOf(first).click();
    await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');
    await search.cardLink(1).click();
    await heartOf(second).click();
    await expect(heartOf(second)).toHaveAttribute('aria-pressed', 'true');
    await expectHealthyPage(page);

    await page.reload();
    await expect(heartOf(second)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await search.expectResults();
    await expect(saved).toHaveText(/^Saved2/);
    await saved.click();
    await expect(page).toHaveURL(/[?&]isSaved=true/);
    await expect(search.heading).toHaveText('2 restaurants near Chicago');
    await expect(search.cards).toHaveCount(2);
    await expectHealthyPage(page);
    await heartOf(first).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');

    const person = await createPerson(page, baseURL, 'member');
    await signIn(page, person);
    const other = await openDevice(browser, baseURL);
    await signIn(other, person);
    await other.goto('/search?isSaved=true');
    const names = searchPage(other).cards.getByRole('heading');
    await expect(names).toHaveCount(2);
    for (const name of [first, second]) await expect(names.filter({ hasText: name! })).toHaveCount(1);
    await other.context().close();
  },
);
