import { buildMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { preloadScreens, renderFeature, setupMsw, type FeatureOptions } from '@tableside/kits/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { signIn } from './index.ts';

export interface SiteOptions extends Omit<FeatureOptions, 'content'> {
  readonly copy?: Readonly<Record<string, string>>;
  readonly storedPage?: string;
}

export const server = setupMsw();
preloadScreens(signIn);

export function renderSite(path: string, { copy = {}, storedPage, ...options }: SiteOptions = {}) {
  if (storedPage !== undefined)
    sessionStorage.setItem(
      'dr.loginRedirect',
      JSON.stringify({ path: storedPage, savedAt: Date.now(), nonce: 'kept' }),
    );
  return renderFeature(signIn, path, {
    content: buildContent({ global: { navbar: { copy } } }),
    ...options,
  });
}

/** Enters a text at once, because each key press would render the form. */
export async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

export const here = () => window.location.pathname + window.location.search;

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export function signsInAfterFirstCall(member = buildMemberBody()) {
  let isSignedIn = false;
  server.use(memberHandlers.member(() => (isSignedIn ? member : problem(401))));
  return {
    signedIn: () => {
      isSignedIn = true;
    },
  };
}
