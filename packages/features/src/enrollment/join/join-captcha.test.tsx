import {
  buildFeatureFlags,
  featureFlagHandlers,
  problem,
  prospectHandlers,
} from '@tableside/api-client/testing';
import { fakeCaptcha } from '@tableside/kits/testing';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { joinWith, submitButton } from './fill-in.fixture.tsx';

test('VAL-23 the first submit has no check, the second the token of one', async () => {
  const { render, execute } = fakeCaptcha();
  const bodies: unknown[] = [];
  server.use(
    featureFlagHandlers.flags(buildFeatureFlags({ authFlags: { outage: false, captcha: true } })),
    prospectHandlers.create(({ body }) => {
      bodies.push(body);
      return problem(500);
    }),
  );
  await renderSite('/join');
  await joinWith();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('gRecaptchaResponse');
  expect(execute).not.toHaveBeenCalled();
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(render).toHaveBeenCalled());
  await userEvent.click(submitButton());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(execute).toHaveBeenCalledOnce();
  expect(bodies[1]).toHaveProperty('gRecaptchaResponse', 'token-1');
});
