import {
  buildCardBody,
  buildMemberBody,
  cardHandlers,
  memberHandlers,
  problem,
} from '@tableside/api-client/testing';
import { renderWithProviders, violationsIn } from '@tableside/kits/testing';
import { TypeSettingProvider } from '@tableside/ui/type-setting';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { LinkedCardRow } from './linked-card-row.tsx';
import { amex, cardsOnServer, setupServer, visa } from './manage-cards.fixture.ts';

setupServer();

const LIST = 'GET /api/Member/Cards';
const PARTNER_LIST = 'GET /api/Cards/AllPartnerCards';
const deleteButton = (card: string) => screen.findByRole('button', { name: `Delete ${card}` });
const visaButton = () => deleteButton('Visa ending in 1111');
const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByText(/ending in/));
const row = (card: string) => {
  const found = rows().find((each) => within(each).queryByText(card));
  if (!found) throw new Error(`No row of ${card}.`);
  return found;
};
const openDialog = async () => {
  await userEvent.click(await visaButton());
  return screen.findByRole('dialog');
};
const confirm = async (name = 'Delete card') => {
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name }));
};
function held() {
  let release: () => void = () => undefined;
  const promise = new Promise<true>((resolve) => {
    release = () => resolve(true);
  });
  return { respond: () => promise, release: () => release() };
}

test('CRD-11.a CRD-11.b a card is asked about before it goes, and cancel leaves it', async () => {
  cardsOnServer(visa, amex);
  const { container } = renderSite('/account/manage_cards');
  const dialog = within(await openDialog());
  expect(dialog.getByRole('heading')).toHaveTextContent('Delete this card?');
  expect(await dialog.findByText('Visa ending in 1111')).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Keep card' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await visaButton()).toHaveFocus();
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await visaButton()).toHaveFocus();
  expect(server.countOf('DELETE /api/Member/Cards?id=card-1')).toBe(0);
  expect(rows()).toHaveLength(2);
});

test('CRD-11.b CRD-12 before a card that another device made the last one it warns that the account closes, and cancel leaves it', async () => {
  const state = cardsOnServer(visa, amex);
  renderSite('/account/manage_cards');
  await visaButton();
  state.cards = [visa];
  await openDialog();
  expect(await screen.findByRole('heading', { name: 'This is your last card' })).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/your account closes/)).toBeVisible();
  const lost = within(dialog.getByRole('list', { name: 'With your account, you lose:' }));
  expect(lost.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'miles on future visits',
    'your offers and the bonuses you registered for',
    'access to your activity and your profile',
  ]);
  expect(screen.queryByText('Delete this card?')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await visaButton()).toHaveFocus();
  expect(server.lines().filter((line) => line.startsWith('DELETE'))).toEqual([]);
});

test('CRD-13 CRD-15.a CRD-15.b ERR-17 one of two: the row shows progress, the list is refetched, a toast confirms', async () => {
  const state = cardsOnServer(visa, amex);
  const { respond, release } = held();
  server.use(
    cardHandlers.remove(async () => {
      await respond();
      state.cards = [amex, buildCardBody({ id: 'card-3', lastFour: '4242' })];
      return true as const;
    }),
  );
  const { container } = renderSite('/account/manage_cards');
  await confirm();
  const button = within(row('Visa ending in 1111')).getByRole('button');
  expect(button).toHaveTextContent(/^Deleting\.\.\.$/);
  expect(button).toHaveAccessibleName('Deleting... Visa ending in 1111');
  expect(button).toHaveFocus();
  expect(row('Amex ending in 0005')).not.toHaveTextContent('Deleting');
  expect(await violationsIn(container)).toEqual([]);

  const before = server.countOf(LIST);
  release();
  expect(await screen.findByText('Your card ending in 1111 has been deleted.')).toBeVisible();
  expect(server.countOf(LIST)).toBe(before + 1);
  expect(rows()).toHaveLength(2);
  expect(row('Amex ending in 0005')).toBeVisible();
  expect(row('Visa ending in 4242')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cards' })).toHaveFocus();
  expect(window.location.pathname).toBe('/account/manage_cards');
});

test('CRD-13 the brand’s casing of buttons leaves the words as they are', () => {
  const { cardType, lastFour, description } = visa;
  const upper = {
    titleCasing: 'none',
    buttonCasing: 'upper',
    casingExceptions: [],
    hasPlainRegisteredMark: false,
  } as const;
  const ignore = () => undefined;
  renderWithProviders(
    <TypeSettingProvider value={upper}>
      {[true, false].map((isDeleting) => (
        <LinkedCardRow
          key={String(isDeleting)}
          card={{ id: 'card-1', cardType, lastFour, description }}
          isDeleting={isDeleting}
          onDelete={ignore}
          onFocusLost={ignore}
        />
      ))}
    </TypeSettingProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Deleting...',
    'DELETE',
  ]);
});

test('CRD-14 CRD-33.a the last card: consent is sent, then sign-out, even if the list does not come again, and no toast', async () => {
  cardsOnServer(visa);
  renderSite('/account/manage_cards');
  await openDialog();
  await waitFor(() => expect(server.countOf(LIST)).toBeGreaterThan(1));
  server.use(cardHandlers.list(problem(500)));
  await userEvent.click(screen.getByRole('button', { name: 'Delete card and close account' }));
  expect(await screen.findByRole('heading', { name: 'Arrived at /SignOut' })).toBeVisible();
  expect(window.history.state).toMatchObject({ idx: 0, usr: { title: 'Your account is closed' } });
  expect(server.countOf('DELETE /api/Member/Cards?id=card-1&closesAccount=true')).toBe(1);
  expect(screen.queryByText(/has been deleted/)).not.toBeInTheDocument();
});

test('CRD-12 CRD-33.a CRD-33.b a card that became the last one meanwhile stays, and is asked about as the last one', async () => {
  const state = cardsOnServer(visa, amex);
  renderSite('/account/manage_cards');
  await openDialog();
  await waitFor(() => expect(server.countOf(LIST)).toBeGreaterThan(1));
  state.cards = [visa];
  await userEvent.click(screen.getByRole('button', { name: 'Delete card' }));
  expect(await screen.findByRole('heading', { name: 'This is your last card' })).toBeVisible();
  expect(state.cards).toEqual([visa]);
  expect(rows()).toHaveLength(1);
  expect(screen.queryByText(/can not be deleted/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete card and close account' }));
  expect(await screen.findByRole('heading', { name: 'Arrived at /SignOut' })).toBeVisible();
});

test.each([
  ['which is the last one by now', () => problem(400, { code: 'lastCard' })],
  ['after an error of the server', () => problem(500)],
])(
  'CRD-33.b ERR-18 ERR-23 on a page that was left, it says that the card was not deleted, %s',
  async (_why, refusal) => {
    const state = cardsOnServer(visa, amex);
    const { respond, release } = held();
    server.use(
      cardHandlers.remove(async () => {
        await respond();
        return refusal();
      }),
    );
    renderSite('/account/manage_cards');
    await confirm();
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    state.cards = [visa];
    release();
    expect(await screen.findByText(/1111 can not be deleted/)).toBeVisible();
  },
);

test.each([
  ['an error of the server', () => problem(500)],
  ['an answer that was lost', () => Response.error()],
])(
  'CRD-16.a ERR-18 after %s a card that could not be deleted stays, and a persistent toast says so',
  async (_what, failure) => {
    cardsOnServer(visa, amex);
    server.use(cardHandlers.remove(failure));
    renderSite('/account/manage_cards');
    await confirm();
    const words = 'Your card ending in 1111 can not be deleted, please try again later.';
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(async () => expect(await visaButton()).toHaveFocus());
    expect(row('Visa ending in 1111')).not.toHaveTextContent('Deleting');
    expect(rows()).toHaveLength(2);

    server.use(cardHandlers.list(problem(500)));
    const before = server.countOf(LIST);
    await confirm();
    await waitFor(() => expect(server.countOf(LIST)).toBe(before + 2));
    expect(await screen.findByText(words)).toBeVisible();
    expect(rows()).toHaveLength(2);

    cardsOnServer(visa, amex);
    await confirm();
    expect(await screen.findByText('Your card ending in 1111 has been deleted.')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  },
);

test('CRD-16.b an ended session redirects to sign-in, without a toast', async () => {
  cardsOnServer(visa, amex);
  server.use(cardHandlers.remove(problem(401)));
  renderSite('/account/manage_cards');
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Arrived at /login' })).toBeVisible();
  expect(screen.queryByText(/can not be deleted/)).not.toBeInTheDocument();
});

test('a card that is gone already counts as deleted', async () => {
  const state = cardsOnServer(visa, amex);
  renderSite('/account/manage_cards');
  await openDialog();
  await waitFor(() => expect(server.countOf(LIST)).toBeGreaterThan(1));
  state.cards = [amex];
  await userEvent.click(screen.getByRole('button', { name: 'Delete card' }));
  expect(await screen.findByText('Your card ending in 1111 has been deleted.')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('an answer that was lost on its way counts by what is left', async () => {
  const state = cardsOnServer(visa, amex);
  server.use(
    cardHandlers.remove(() => {
      state.cards = [amex];
      return Response.error();
    }),
  );
  renderSite('/account/manage_cards');
  await confirm();
  expect(await screen.findByText('Your card ending in 1111 has been deleted.')).toBeVisible();
});

test('CRD-15.b two presses make one call, and a list that does not come again leaves the cards that are known', async () => {
  cardsOnServer(visa, amex);
  renderSite('/account/manage_cards');
  await openDialog();
  await waitFor(() => expect(server.countOf(LIST)).toBeGreaterThan(1));
  server.use(cardHandlers.list(problem(500)));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete card' }));
  expect(await screen.findByText('Your card ending in 1111 has been deleted.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(server.countOf('DELETE /api/Member/Cards?id=card-1')).toBe(1);
});

test('CRD-12 CRD-14 while one of two goes the other is the last, and they go one after the other, even if the page is left', async () => {
  const state = cardsOnServer(visa, amex);
  const first = held();
  server.use(
    cardHandlers.remove(async ({ query }) => {
      if (query.get('id') === visa.id) await first.respond();
      state.cards = state.cards.filter(({ id }) => id !== query.get('id'));
      return true as const;
    }),
  );
  renderSite('/account/manage_cards');
  await confirm();
  await userEvent.click(await deleteButton('Amex ending in 0005'));
  expect(await screen.findByRole('heading', { name: 'This is your last card' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete card and close account' }));
  expect(row('Amex ending in 0005')).toHaveTextContent('Deleting...');
  expect(server.countOf('DELETE /api/Member/Cards?id=card-2&closesAccount=true')).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  first.release();
  expect(await screen.findByRole('heading', { name: 'Arrived at /SignOut' })).toBeVisible();
  expect(server.countOf('DELETE /api/Member/Cards?id=card-2&closesAccount=true')).toBe(1);
});

test('CRD-15.b a page that was left still receives the result', async () => {
  const state = cardsOnServer(visa, amex);
  const { respond, release } = held();
  server.use(
    memberHandlers.member(buildMemberBody()),
    cardHandlers.remove(async () => {
      await respond();
      state.cards = [amex];
      return true as const;
    }),
  );
  renderSite('/account/manage_cards');
  await confirm();
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await userEvent.click(screen.getByRole('link', { name: 'Linked Cards' }));
  await waitFor(() => expect(row('Visa ending in 1111')).toHaveTextContent('Deleting...'));
  release();
  expect(await screen.findByText('Your card ending in 1111 has been deleted.')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('CRD-08 API-15.b a deleted partner card can be selected again, without refetching the list', async () => {
  cardsOnServer({ ...visa, partnerCardId: 'partner-card-9' }, amex);
  renderSite('/account/manage_cards', { partner: { hasPartnerLoadedCards: true } });
  await visaButton();
  await waitFor(() => expect(server.countOf(PARTNER_LIST)).toBe(1));
  expect(screen.queryByRole('checkbox', { name: 'Card ending in 1111' })).not.toBeInTheDocument();
  await confirm();
  expect(await screen.findByRole('checkbox', { name: 'Card ending in 1111' })).toBeEnabled();
  expect(server.countOf(PARTNER_LIST)).toBe(1);
});

test('CRD-08 a deleted card that was offered already is offered once', async () => {
  cardsOnServer({ ...visa, partnerCardId: 'partner-card-9' }, amex);
  server.use(
    cardHandlers.partnerCards([{ partnerCardId: 'partner-card-9', cardType: 'Visa', lastFour: '1111' }]),
  );
  renderSite('/account/manage_cards', { partner: { hasPartnerLoadedCards: true } });
  await visaButton();
  await confirm();
  expect(await screen.findAllByRole('checkbox', { name: 'Card ending in 1111' })).toHaveLength(1);
});
