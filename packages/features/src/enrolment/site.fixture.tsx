import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { buildEntry, contentHandlers, type ContentEntries } from '@tableside/content-client/testing';
import { renderFeature, setupMsw, type FeatureOptions } from '@tableside/kits/testing';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';

import { enrolment } from './index.ts';

export interface SiteOptions extends Omit<FeatureOptions, 'content'> {
  /** Words of the content service, by "enrolment.<key>". */
  readonly copy?: Readonly<Record<string, string>>;
  readonly content?: ContentEntries;
  /** The member that the fake server returns, signed in from the start. */
  readonly member?: Parameters<typeof buildMemberBody>[0];
}

// A long form is typed in and checked: that takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
export const server = setupMsw();

/** The feature's routes of a partner, once a page stands. */
export async function renderSite(path: string, { content, copy, member, ...options }: SiteOptions = {}) {
  const overrides = copy && { '*': [buildEntry('navbar', { copy })] };
  server.use(...contentHandlers({ ...overrides, ...content }));
  if (member) server.use(memberHandlers.member(buildMemberBody(member)));
  const site = renderFeature(enrolment, path, { hasSession: member !== undefined, ...options });
  await screen.findByRole('heading', { level: 1 });
  return site;
}
