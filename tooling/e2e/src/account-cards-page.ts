import type { Page, Request } from '@playwright/test';

import { authorizationHeader, rawRequest } from './raw-request.ts';

export function accountCardsPage(page: Page) {
  const section = page.getByRole('region', { name: 'Your cards' });
  const dialog = page.getByRole('dialog');
  return {
    section,
    rows: section.getByRole('listitem'),
    row: (lastFour: string) => section.getByRole('listitem').filter({ hasText: `ending in ${lastFour}` }),
    remove: (lastFour: string) =>
      section.getByRole('button', { name: new RegExp(`^Delete .* ending in ${lastFour}$`) }),
    linkSection: page.getByRole('region', { name: /^Link (another|a) card$/ }),
    dialog,
    confirm: dialog.getByRole('button', { name: 'Delete card', exact: true }),
    keep: dialog.getByRole('button', { name: 'Keep card' }),
    confirmLast: dialog.getByRole('button', { name: 'Delete card and close account' }),
    keepAccount: dialog.getByRole('button', { name: 'Keep my account' }),
  };
}

const isCards = (request: Request, method: string) =>
  request.method() === method && new URL(request.url()).pathname === '/api/Member/Cards';
export const isDeleteCall = (request: Request): boolean => isCards(request, 'DELETE');
export const isListCall = (request: Request): boolean => isCards(request, 'GET');

interface Card {
  readonly id: string;
  readonly cardType: string;
  readonly lastFour: string;
  readonly description: string;
  readonly partnerCardId: string | null;
}

export const listCards = async (page: Page): Promise<Card[]> =>
  (await rawRequest(page, { path: '/api/Member/Cards', headers: await authorizationHeader(page) }))
    .body as Card[];
