import { buildContent } from '@tableside/content-client/testing';
import { ContentProvider } from '@tableside/kit-content';
import { PartnerProvider } from '@tableside/kit-partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';

import { surveys } from '../index.ts';

const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };

function renderFeature(path: string) {
  return render(
    <PartnerProvider build={ {settings: partnerWith(), assets} }>
      <ContentProvider content={buildContent()}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <Routes>
              {surveys.routes.map(({ path: pattern, screen: { Component } }) => (
                <Route key={pattern} path={pattern} element={<Component />} />
              ))}
            </Routes>
          </Suspense>
        </MemoryRouter>
      </ContentProvider>
    </PartnerProvider>,
  );
}

test('/surveys shows its title and the words of the program', async () => {
  renderFeature('/surveys');
  expect(await screen.findByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible();
  expect(screen.getByText(/Sample Plates/)).toBeVisible();
});
