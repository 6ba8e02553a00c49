import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { buildEntry, contentHandlers, type ContentEntries } from '@tableside/content-client/testing';
import { preloadScreens, renderFeature, setupMsw, type FeatureOptions } from '@tableside/kits/testing';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';

import { enrollment } from './index.ts';

export interface SiteOptions extends Omit<FeatureOptions, 'content'> {
  readonly copy?: Readonly<Record<string, string>>;
  readonly content?: ContentEntries;
  readonly member?: Parameters<typeof buildMemberBody>[0];
}

// Filling in and validating a long form takes time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
export const server = setupMsw();
preloadScreens(enrollment);

export async function renderSite(path: string, { content, copy, member, ...options }: SiteOptions = {}) {
  const overrides = copy && { '*': [buildEntry('navbar', { copy })] };
  server.use(...contentHandlers({ ...overrides, ...content }));
  if (member) server.use(memberHandlers.member(buildMemberBody(member)));
  const site = renderFeature(enrollment, path, { hasSession: member !== undefined, ...options });
  await screen.findByRole('heading', { level: 1 });
  return site;
}
