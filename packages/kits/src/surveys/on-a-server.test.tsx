// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Surroundings } from '@tableside/kits/testing/providers';
import { SurveyFrame } from './survey-frame.tsx';

test('in a server render the form is loading, and no frame loads before the page listens', () => {
  const html = renderToString(
    <Surroundings partner={{ typeformCode: 'Form1' }}>
      <SurveyFrame title="Your review" kind="embed-widget" onClose={() => undefined} />
    </Surroundings>,
  );
  expect(html).toContain('Loading the form');
  expect(html).not.toContain('<iframe');
});
