import '@testing-library/jest-dom/vitest';

import type { ContentEntry } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { ContentProvider } from '@tableside/kit-content';
import { NotFoundProvider } from '@tableside/kit-feature';
import { PartnerProvider } from '@tableside/kit-partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';

import { surveys } from '../index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

async function renderPage(path: string, entries: readonly ContentEntry[] = []) {
  render(
    <PartnerProvider build={{ settings: partnerWith({ enrollmentType: 'none' }), assets }}>
      <ContentProvider content={{ ...buildContent(), surveys: entries }}>
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

  test('SUR-01 the error page leads back to the survey and to support', async () => {
    await renderPage('/surveys/error');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/surveys');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
    );
  });
});
