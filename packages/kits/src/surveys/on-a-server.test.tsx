// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TestProviders } from '@tableside/kits/testing/providers';
import { SurveyFrame } from './survey-frame.tsx';

test('in a server render the form is loading, and no frame loads before the page listens', () => {
  const html = renderToString(
    <TestProviders partner={{ typeformCode: 'Form1' }}>
      <SurveyFrame title="Your review" kind="embed-widget" onClose={() => undefined} />
    </TestProviders>,
  );
  expect(html).toContain('Loading the form');
  expect(html).not.toContain('<iframe');
});
