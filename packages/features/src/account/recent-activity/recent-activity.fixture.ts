import {
  activityHandlers,
  buildStatementCreditsResponse,
  buildTransactionsResponse,
} from '@tableside/api-client/testing';
import { screen, within } from '@testing-library/react';

import { server } from '../site.fixture.tsx';

export type TransactionBody = NonNullable<Parameters<typeof buildTransactionsResponse>[0]>[number];
export type ActivityBody = NonNullable<Parameters<typeof buildStatementCreditsResponse>[0]>[number];

export const path = '/account/recent_activity';
export const DAY_MS = 86_400_000;
export const visitedAt = Date.parse('2026-06-10T19:30:00.000Z');

export const transactionsOnServer = (...records: readonly TransactionBody[]) =>
  server.use(activityHandlers.transactions(buildTransactionsResponse(records)));

export const activityOnServer = (...records: readonly ActivityBody[]) =>
  server.use(activityHandlers.statementCredits(buildStatementCreditsResponse(records)));

export const list = async () =>
  within(await screen.findByRole('region', { name: 'Your visits and rewards' }));
export async function rows(): Promise<readonly HTMLElement[]> {
  const headings = (await list()).getAllByRole('heading', { level: 4 });
  return headings.flatMap((heading) => heading.closest<HTMLElement>('li[class]') ?? []);
}
export async function row(): Promise<HTMLElement> {
  const [only, ...others] = await rows();
  if (!only || others.length > 0) throw new Error('Not one record.');
  return only;
}
export const textOf = (element: Element | null | undefined): string => element?.textContent ?? '';
export const statusOf = (record: HTMLElement): string => {
  const [status, ...others] = record.querySelectorAll('[data-mark]');
  if (!status || others.length > 0) throw new Error('Not one status.');
  return textOf(status);
};
