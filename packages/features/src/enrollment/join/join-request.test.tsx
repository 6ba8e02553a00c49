import {
  buildFeatureFlags,
  buildMemberBody,
  featureFlagHandlers,
  memberHandlers,
  problem,
  prospectHandlers,
} from '@tableside/api-client/testing';
import { referralNames } from '@tableside/core';
import { fakeCaptcha } from '@tableside/kits/testing';
import { captureReferral } from '@tableside/kits/tracking';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { joinWith, submitButton } from './fill-in.fixture.tsx';

function stubCookies() {
  const jar = new Map<string, string>();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
    const [pair = ''] = written.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    const expires = /expires=([^;]+)/i.exec(written)?.[1];
    const isOver = /max-age=0/i.test(written) || (expires !== undefined && Date.parse(expires) < Date.now());
    if (isOver) jar.delete(name);
    else jar.set(name, value);
  });
  return jar;
}
afterEach(() => vi.restoreAllMocks());

function failToJoin(): readonly unknown[] {
  const bodies: unknown[] = [];
  server.use(
    prospectHandlers.create(({ body }) => {
      bodies.push(body);
      return problem(500);
    }),
  );
  return bodies;
}

test('ENR-05 TRK-02.b TRK-05.a the referral values are sent with the form, and cleared once an account is created', async () => {
  const jar = stubCookies();
  captureReferral(
    'https://sample.example/?utm_source=x&utm_medium=m&utm_campaign=c&utm_content=n&utm_term=%20two%20words&referrer=P1&source=s',
  );
  const bodies = failToJoin();
  await renderSite('/join');
  await joinWith();
  await waitFor(() => expect(bodies).toHaveLength(1));
  const values = {
    utmSource: 'x',
    utmMedium: 'm',
    utmCampaign: 'c',
    utmContent: 'n',
    utmTerm: 'two words',
    referrer: 'P1',
    source: 's',
  };
  expect(bodies[0]).toMatchObject(values);
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
  expect([...jar.keys()].toSorted()).toEqual(referralNames.toSorted());

  const joined = buildMemberBody({ memberType: 'NonCardMember' });
  server.use(prospectHandlers.create(), memberHandlers.member(joined));
  await userEvent.click(submitButton());
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(server.countOf('POST /api/Members/Prospects')).toBe(2);
  expect([...jar.keys()]).toEqual([]);
});

test('VAL-23 the first submit has no check, the second the token of one', async () => {
  const { render, execute } = fakeCaptcha();
  server.use(featureFlagHandlers.flags(buildFeatureFlags({ authFlags: { outage: false, captcha: true } })));
  const bodies = failToJoin();
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
