import { buildClaimBody, claimHandlers, problem } from '@tableside/api-client/testing';
import { CLAIM_REFERENCE_CHARACTERS } from '@tableside/core';
import { violationsIn } from '@tableside/kits/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';

type Claims = Parameters<typeof claimHandlers.list>[0];

const open = (claims: Claims) => {
  server.use(claimHandlers.list(claims));
  return renderSite('/account/recent_activity', { partner: { hasVisitClaims: true } });
};
const list = async () => within(await screen.findByRole('region', { name: 'Visits you reported' }));
const record = async (name = 'Basil Wharf') =>
  (await list()).getByRole('heading', { level: 3, name }).closest('li')!;

const received = { at: '2026-06-12T15:00:00.000Z', by: 'member', state: 'received' } as const;
const moreRequested = {
  at: '2026-06-15T15:00:00.000Z',
  by: 'operator',
  state: 'needsMore',
  reason: 'receiptUnreadable',
} as const;
const needsMore = buildClaimBody({
  state: 'needsMore',
  reason: 'receiptUnreadable',
  events: [received, moreRequested],
});

describe('the record of a reported visit', () => {
  test('CLM-06.a CLM-06.c UIX-15.a UIX-15.d shows restaurant, day, bill, card, reference and pictures', async () => {
    const { container } = open([buildClaimBody({ pictureCount: 2 })]);
    const row = await record();
    expect(within(row).getByRole('link', { name: 'Basil Wharf' })).toHaveAttribute('href', '/merchants/1');
    expect(row.querySelector('time')).toHaveAttribute('datetime', '2026-06-01');
    for (const fact of ['$48.20', 'Reference K7M4XP', 'Card ending in 1111', '2 pictures'])
      expect(row).toHaveTextContent(fact);
    for (const word of ['Basil Wharf', 'K7M4XP'])
      expect(within(row).getByText(word)).toHaveAttribute('translate', 'no');
    expect(await violationsIn(container)).toEqual([]);
  });

  test('CLM-06.d CLM-06.e each says its state, why, and what is next; only one that needs more asks for a receipt', async () => {
    const rows = [
      [
        'credited',
        'foundAndCredited',
        'Credited',
        /^We found your payment.*in your visits and rewards below/,
      ],
      ['declined', 'cardNotLinked', 'Declined', /^The card you paid with wasn’t linked.*Link the card/],
      ['received', undefined, 'Received', /^We’re looking into it\. There’s nothing you need to do/],
      ['needsMore', 'receiptMissing', 'More needed', /^We need a receipt.*Add a clear picture/],
    ] as const;
    open(
      rows.map(([state, reason], index) =>
        buildClaimBody({
          reference: `K7M4X${CLAIM_REFERENCE_CHARACTERS[index]}`,
          merchantName: state,
          state,
          ...(reason && { reason }),
        }),
      ),
    );
    for (const [state, , status, sentence] of rows) {
      const shown = await record(state);
      expect(shown.querySelector('[data-mark]')).toHaveTextContent(status);
      expect(shown.querySelector('p')).toHaveTextContent(sentence);
    }
    const forms = [await screen.findByRole('form', { name: 'Send the receipt' })];
    expect(screen.getAllByRole('form', { name: 'Send the receipt' })).toEqual(forms);
    expect(await record('needsMore')).toContainElement(forms[0]!);
  });

  test('CLM-06.c CLM-09.b tells what happened, when and by whom; the newest reason is said once', async () => {
    open([
      buildClaimBody({
        pictureCount: 1,
        state: 'declined',
        reason: 'differentRestaurant',
        events: [
          received,
          moreRequested,
          { ...received, at: '2026-06-16T15:00:00.000Z' },
          {
            ...moreRequested,
            at: '2026-06-18T15:00:00.000Z',
            state: 'declined',
            reason: 'differentRestaurant',
          },
        ],
      }),
    ]);
    expect(within(await record()).getByText('1 picture')).toBeInTheDocument();
    const events = within(within(await record()).getByRole('list', { name: 'What happened' }));
    expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jun 12, 2026You reported this visit.',
      'Jun 15, 2026The Sample Plates team asked for more information. We couldn’t read your receipt.',
      'Jun 16, 2026You sent a receipt.',
      'Jun 18, 2026The Sample Plates team declined it.',
    ]);
  });

  test('CLM-06.c UIX-04.c those that are open are shown, and of the others the newest three', async () => {
    const claim = (index: number, state: 'declined' | 'received') =>
      buildClaimBody({
        reference: `K7M4X${CLAIM_REFERENCE_CHARACTERS[index]}`,
        merchantName: `Place ${index}`,
        state,
      });
    open([2, 3, 4, 5, 6].map((index) => claim(index, index === 6 ? 'received' : 'declined')));
    const names = async () =>
      (await list()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(await names()).toEqual(['Place 2', 'Place 3', 'Place 4', 'Place 6']);
    await userEvent.click((await list()).getByRole('button', { name: 'Show all 5' }));
    expect(await names()).toHaveLength(5);
    expect((await list()).getByRole('heading', { name: 'Place 5' })).toHaveFocus();
  });

  test('CLM-06.c a list that could not be loaded says so, and can be tried again beside the activity', async () => {
    open(problem(500));
    expect(await (await list()).findByText(/^We couldn’t load the visits you reported/)).toBeVisible();
    const activity = await screen.findByRole('region', { name: 'Your visits and rewards' });
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof buildClaimBody>[]>();
    server.use(claimHandlers.list(() => promise));
    await userEvent.click((await list()).getByRole('button', { name: 'Try again' }));
    expect((await list()).getByRole('button')).toHaveFocus();
    expect(activity).toBeInTheDocument();
    resolve([buildClaimBody()]);
    await waitFor(async () => expect(await record()).toBeVisible());
  });
});

describe('the receipt of a claim that needs more', () => {
  const form = async () => within(await screen.findByRole('form', { name: 'Send the receipt' }));
  const choose = () =>
    fireEvent.change(document.querySelector('input[type="file"]')!, {
      target: { files: [new File([new Uint8Array(3)], 'receipt.png', { type: 'image/png' })] },
    });
  const send = async () => userEvent.click((await form()).getByRole('button', { name: 'Send the receipt' }));

  test('CLM-06.e UIX-04.c VAL-04.a is required, and sent with the claim, which is received again', async () => {
    const { container } = open([needsMore]);
    const label = (await form()).getByRole('group').getAttribute('aria-labelledby');
    expect(document.getElementById(label!)).toHaveTextContent(/\*$/);
    expect(await violationsIn(container)).toEqual([]);
    await send();
    expect(await (await form()).findAllByText('Add a picture of your receipt.')).not.toHaveLength(0);
    expect(screen.getByRole('group', { name: /^Receipt/ })).toHaveFocus();
    expect(server.countOf('PUT /api/Claims/K7M4XP')).toBe(0);
    choose();
    await (await form()).findByText('Added');
    await send();
    await waitFor(async () =>
      expect((await record()).querySelector('[data-mark]')).toHaveTextContent('Received'),
    );
    expect(server.callsOf('PUT /api/Claims/K7M4XP').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { pictureIds: ['picture-1'] },
    ]);
    expect(screen.queryByRole('form', { name: 'Send the receipt' })).not.toBeInTheDocument();
    expect((await list()).getByRole('heading', { name: 'Basil Wharf' })).toHaveFocus();
    expect(screen.getByText('Thanks. We’ll take another look with your receipt.')).toBeVisible();
  });

  test('CLM-06.e UIX-04.c a picture that the server no longer has is to be added again; a claim decided meanwhile shows so', async () => {
    open([needsMore]);
    await form();
    choose();
    await (await form()).findByText('Added');
    server.use(claimHandlers.complete(problem(400, { code: 'pictureUnknown' })));
    await send();
    expect(
      (await (await form()).findAllByText(/^We no longer have a picture you added/)).length,
    ).toBeGreaterThan(0);
    server.use(
      claimHandlers.complete(problem(404)),
      claimHandlers.list([buildClaimBody({ state: 'declined', reason: 'notInProgramThen' })]),
    );
    await send();
    await waitFor(async () =>
      expect((await record()).querySelector('[data-mark]')).toHaveTextContent('Declined'),
    );
    expect((await list()).getByRole('heading', { name: 'Basil Wharf' })).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent(/decided this visit/);
  });

  test('CLM-06.f one whose answer was lost is told as sent when it is sent again, not as too late', async () => {
    open([needsMore]);
    await form();
    choose();
    await (await form()).findByText('Added');
    server.use(claimHandlers.complete(Response.error()));
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    server.use(
      claimHandlers.complete(problem(404)),
      claimHandlers.list([buildClaimBody({ state: 'received' })]),
    );
    await send();
    expect(await screen.findByText('Thanks. We’ll take another look with your receipt.')).toBeVisible();
    expect((await record()).querySelector('[data-mark]')).toHaveTextContent('Received');
    expect(screen.queryByText(/decided this visit/)).not.toBeInTheDocument();
  });
});
