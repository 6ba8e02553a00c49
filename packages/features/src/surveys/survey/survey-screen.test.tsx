import '@testing-library/jest-dom/vitest';

import { problem, surveyHostHandlers } from '@tableside/api-client/testing';
import type { ContentEntry } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { fakeSurvey } from '@tableside/kits/surveys/testing';
import { preloadScreens, renderFeature, setupMsw } from '@tableside/kits/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';

import { surveys } from '../index.ts';

const server = setupMsw();
preloadScreens(surveys);

async function renderPage(
  path: string,
  entries: readonly ContentEntry[] = [],
  typeformCode: string | null = null,
) {
  renderFeature(surveys, path, {
    content: buildContent({ surveys: entries }),
    partner: { enrollmentType: 'none', typeformCode },
  });
  return screen.findByRole('heading', { level: 1 });
}

describe('surveys', () => {
  test.each([
    ['/surveys', 'No survey right now'],
    ['/surveys/success', 'Thank you'],
    ['/surveys/error', 'Your answers didn’t reach us'],
  ])('ROU-18 %s exists for every partner, with or without content', async (path, title) => {
    expect(await renderPage(path)).toHaveTextContent(title);
  });

  test('ROU-18 no other pages exist below them', async () => {
    expect(await renderPage('/surveys/zzz')).toHaveTextContent('Not found');
  });

  test('CON-15 SUR-02 CFG-30.a /surveys has the form in the page, and ends on the thank-you page', async () => {
    const survey = fakeSurvey();
    onTestFinished(() => survey.stop());
    const heading = await renderPage(
      '/surveys',
      [{ slug: 'survey_intro', fields: { title: 'Five questions', text: 'Short ones. {{support_phone}}' } }],
      'form1',
    );
    expect(heading).toHaveTextContent('Five questions');
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    const form = await screen.findByTitle('Survey');
    await waitFor(() => expect(form).toBeVisible());
    expect(form).not.toHaveFocus();
    expect(survey.address().pathname).toContain('form1');
    act(() => survey.close());
    expect(screen.getByTitle('Survey')).toBeVisible();
    act(() => survey.submit());
    act(() => survey.close());
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('SUR-02 a form that fails to load ends on the error page', async () => {
    server.use(surveyHostHandlers.url(problem(500)));
    await renderPage('/surveys', [], 'form1');
    expect(await screen.findByRole('heading', { name: 'Your answers didn’t reach us' })).toBeVisible();
  });

  test.each([
    ['/surveys/success', 'survey_success'],
    ['/surveys/error', 'survey_error'],
  ])('SUR-01.a %s shows content’s texts', async (path, slug) => {
    const heading = await renderPage(path, [
      { slug, fields: { title: 'From content', text: 'Its words, and {{support_phone}}.' } },
    ]);
    expect(heading).toHaveTextContent('From content');
    expect(screen.getByText(/^Its words, and/)).toBeVisible();
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  test('SUR-01.a a malformed entry leaves the default page', async () => {
    const odd = { slug: 'survey_error', fields: { title: 7, text: ' ' } };
    expect(await renderPage('/surveys/error', [odd])).toHaveTextContent('Your answers didn’t reach us');
    expect(screen.getByText(/^Something went wrong on the way/)).toBeVisible();
  });

  test('SUR-01.b the error page reopens the survey, which ends on the thank-you page', async () => {
    const survey = fakeSurvey();
    onTestFinished(() => survey.stop());
    await renderPage('/surveys/error', [], 'form1');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['tel:+18005550100', 'mailto:help@sample.example']));
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
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('SUR-01.b without a form there is no retry: only support, and a link to continue', async () => {
    await renderPage('/surveys/error');
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['/search', expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
    );
  });
});
