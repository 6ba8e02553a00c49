import '@testing-library/jest-dom/vitest';

import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { buildContent, type ContentOverrides } from '@tableside/content-client/testing';
import { preloadScreens, renderFeature, setupMsw, type FeatureOptions } from '@tableside/kits/testing';

import { beforeAll } from 'vitest';

import { accountTabs, claimPage } from './account-tabs.ts';
import { account } from './index.ts';

export interface SiteOptions extends Omit<FeatureOptions, 'content'> {
  readonly content?: ContentOverrides;
  readonly member?: Parameters<typeof buildMemberBody>[0];
  readonly response?: Parameters<typeof memberHandlers.member>[0];
}

export const server = setupMsw();
preloadScreens(account);
beforeAll(() => Promise.all([...accountTabs, claimPage].map(({ screen }) => screen.preload())), 60_000);

export function renderSite(path: string, { content, member, response, ...options }: SiteOptions = {}) {
  server.use(memberHandlers.member(response ?? buildMemberBody(member)));
  return renderFeature(account, path, { content: buildContent(content), hasSession: true, ...options });
}
