import type { cardsContract } from '@tableside/api-client/contract';
import { cardTypeOf, isLuhnValid } from '@tableside/core';

import { accessTokenOf } from '../accounts/access-token.ts';
import { encryptCard } from './encrypt-card.ts';
import { TEST_SECRET, type TestApi, type TestCall } from './test-api.ts';
import type { TestBrowser } from './test-browser.ts';

export const CARDS = '/api/Member/Cards';
export const PARTNER_CARDS = '/api/Cards/AllPartnerCards';

type SentCard = cardsContract.AddCardsRequest['creditCards'][number];

export const sealCard = async (
  { vault }: TestApi,
  partner: string,
  number: string,
  others: Parameters<typeof encryptCard>[3] = {},
): Promise<Extract<SentCard, { encryptedCardNumber: string }>> => ({
  encryptedCardNumber: await encryptCard(vault, number, partner, others),
  lastFour: number.slice(-4),
  cardType: cardTypeOf(number) ?? 'Visa',
});

export const visaNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const digits = `400012${String(index).padStart(9, '0')}`;
    return [...'0123456789'].map((check) => digits + check).find(isLuhnValid) ?? '';
  });

export const callAsMember = (
  browser: TestBrowser,
  path: string,
  { headers, ...options }: Omit<TestCall, 'partner' | 'session'> = {},
): Promise<Response> =>
  browser.call(path, {
    ...options,
    headers: { Authorization: `Bearer ${accessTokenOf(TEST_SECRET, browser.sessionId())}`, ...headers },
  });

export const listOf = async (browser: TestBrowser): Promise<cardsContract.MemberCardsResponse> =>
  (await (await callAsMember(browser, CARDS)).json()) as cardsContract.MemberCardsResponse;

export const namesOf = async (browser: TestBrowser): Promise<string[]> =>
  (await listOf(browser)).map(({ cardType, lastFour }) => `${cardType} ${lastFour}`);

interface Submission {
  readonly cards: readonly unknown[];
  readonly directFileFeedOptIn?: boolean;
  readonly key?: string;
  readonly token?: string;
  readonly termsVersion?: string | undefined;
}

export const submit = (
  browser: TestBrowser,
  { cards, directFileFeedOptIn = browser.partner === 'hilton', key, token, ...terms }: Submission,
): Promise<Response> =>
  callAsMember(browser, CARDS, {
    method: 'POST',
    body: {
      creditCards: cards,
      directFileFeedOptIn,
      termsVersion: '1',
      ...terms,
      ...(token !== undefined && { gRecaptchaResponse: token }),
    },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

export async function outcomeOf(response: Response): Promise<unknown[]> {
  const body = (await response.json()) as Partial<cardsContract.AddCardsRefusal>;
  const entries = body.cardRegistration?.map(({ error }) => error?.code ?? 'linked');
  return [response.status, ...(entries ?? [body.code])];
}

export const remove = (
  browser: TestBrowser,
  id: string,
  agreed: 'closesAccount' | '' = '',
): Promise<Response> =>
  callAsMember(browser, `${CARDS}?id=${encodeURIComponent(id)}${agreed && `&${agreed}=true`}`, {
    method: 'DELETE',
  });
