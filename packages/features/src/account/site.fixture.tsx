import '@testing-library/jest-dom/vitest';

import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { buildContent, type ContentOverrides } from '@tableside/content-client/testing';
import { renderFeature, setupMsw, type FeatureOptions } from '@tableside/kits/testing';

import { account } from './index.ts';

export interface SiteOptions extends Omit<FeatureOptions, 'content'> {
  readonly content?: ContentOverrides;
  readonly member?: Parameters<typeof buildMemberBody>[0];
  /** What GET /api/Member answers instead of a member. */
  readonly answer?: Parameters<typeof memberHandlers.member>[0];
}

export const server = setupMsw();

/** The feature's routes of a partner, with a member whose session is looked up. */
export function renderSite(path: string, { content, member, answer, ...options }: SiteOptions = {}) {
  server.use(memberHandlers.member(answer ?? buildMemberBody(member)));
  return renderFeature(account, path, { content: buildContent(content), hasSession: true, ...options });
}
