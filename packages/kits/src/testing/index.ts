export {
  memberOfTier,
  Providers,
  silentTracker,
  TestProviders,
  type ProvidersProps,
  type TestProvidersProps,
} from './providers.tsx';
export { fakeCaptcha, type FakeCaptcha } from './fake-captcha.ts';
export { applyStylesOf } from './apply-styles-of.ts';
export { leaveTo } from './leave-to.ts';
export { lineOf } from './line-of.ts';
export { preloadScreens } from './preload-screens.ts';
export { toastLabels } from './feature-pages.tsx';
export { renderFeature, type FeatureOptions, type RenderedFeature } from './render-feature.tsx';
export { renderWithProviders } from './render-with-providers.tsx';
export { setupFeature } from './setup-feature.ts';
export { setupMsw, type MadeCall, type MswServer } from './setup-msw.ts';
export { violationsIn } from './violations.ts';
