import { contentHandlers, type ContentEntries } from '@tableside/content-client/testing';
import type { Feature } from '@tableside/kits/feature';
import { beforeEach, vi } from 'vitest';

import { preloadScreens } from './preload-screens.ts';
import { renderFeature, type FeatureOptions } from './render-feature.tsx';
import { setupMsw } from './setup-msw.ts';

export interface SiteOptions extends Omit<FeatureOptions, 'content'> {
  readonly content?: ContentEntries;
}

export function setupFeature(feature: Feature, defaults: Omit<FeatureOptions, 'content'> = {}) {
  const server = setupMsw();
  preloadScreens(feature);
  beforeEach(() => void vi.stubGlobal('innerWidth', 390));
  const renderSite = (path: string | undefined, { content, ...options }: SiteOptions = {}) => {
    const { cmsRoute } = { ...defaults.partner, ...options.partner };
    server.use(...contentHandlers(content, { ...(cmsRoute !== undefined && { cmsRoute }) }));
    return renderFeature(feature, path, { ...defaults, ...options });
  };
  return { server, renderSite };
}
