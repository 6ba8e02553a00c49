import '@testing-library/jest-dom/vitest';

import type { ContentEntry } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { ContentProvider } from '@tableside/kit-content';
import { NotFoundProvider } from '@tableside/kit-feature';
import { PartnerProvider } from '@tableside/kit-partner';
import { createClient } from '@tableside/api-client';
import { allHandlers } from '@tableside/api-client/testing';
import { SessionProvider } from '@tableside/kit-session';
import { fakeSurvey } from '@tableside/kit-surveys/testing';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { surveys } from '../index.ts';

const server = setupServer(...allHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

async function renderPage(
  path: string,
  entries: readonly ContentEntry[] = [],
  typeformCode: string | null = null,
) {
  render(
    <PartnerProvider build={{ settings: partnerWith({ enrollmentType: 'none', typeformCode }), assets }}>
      <ContentProvider content={{ ...buildContent(), surveys: entries }}>
        <QueryClientProvider client={new QueryClient()}>
          <SessionProvider client={createClient()}>
            <MemoryRouter initialEntries={[path]}>
              <Suspense>
                <NotFoundProvider page={<h1>Nothing here</h1>}>
                  <Routes>
                    {surveys.routes.map(({ path: pattern, screen: { Component } }) => (
                      <Route key={pattern} path={pattern} element={<Component />} />
                    ))}
                  </Routes>
                </NotFoundProvider>
              </Suspense>
            </MemoryRouter>
          </SessionProvider>
        </QueryClientProvider>
      </ContentProvider>
    </PartnerProvider>,
  );
  return screen.findByRole('heading', { level: 1 });
}

describe('surveys', () => {
  test.each([
    ['/surveys', 'No survey right now'],
    ['/surveys/success', 'Thank you'],
    ['/surveys/error', 'Your answers did not reach us'],
  ])('ROU-18 %s is there for every partner, with or without content', async (path, title) => {
    expect(await renderPage(path)).toHaveTextContent(title);
  });

  test('ROU-18 nothing else is below them', async () => {
    expect(await renderPage('/surveys/zzz')).toHaveTextContent('Nothing here');
  });

  test.each([
    ['/surveys/success', 'survey_success'],
    ['/surveys/error', 'survey_error'],
  ])('SUR-01 %s says what content says', async (path, slug) => {
    const heading = await renderPage(path, [
      { slug, fields: { title: 'From content', text: 'Its words, and {{support_phone}}.' } },
    ]);
    expect(heading).toHaveTextContent('From content');
    expect(screen.getByText(/^Its words, and/)).toBeVisible();
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  test('SUR-01 a broken entry leaves the page as it is without one', async () => {
    const odd = { slug: 'survey_error', fields: { title: 7, text: ' ' } };
    expect(await renderPage('/surveys/error', [odd])).toHaveTextContent('Your answers did not reach us');
  });

  test('SUR-01 the error page opens the survey again, and its end is the page of thanks', async () => {
    const survey = fakeSurvey();
    onTestFinished(() => survey.stop());
    await renderPage('/surveys/error', [], 'form1');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByTitle('Survey');
    expect(survey.address().pathname).toContain('form1');
    act(() => survey.close());
    await waitFor(() => expect(screen.queryByTitle('Survey')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByTitle('Survey');
    act(() => survey.submit());
    act(() => survey.close());
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('SUR-01 without a form there is nothing to try again: support, and the way on', async () => {
    await renderPage('/surveys/error');
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/search', expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
    );
  });
});
