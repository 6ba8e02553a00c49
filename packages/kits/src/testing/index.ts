export {
  memberOfTier,
  Providers,
  silentTracker,
  Surroundings,
  type ProvidersProps,
  type SurroundingsProps,
} from './providers.tsx';
export { toastLabels } from './feature-pages.tsx';
export { renderFeature, type FeatureOptions, type RenderedFeature } from './render-feature.tsx';
export { renderSurrounded } from './render-surrounded.tsx';
export { setupFeature } from './setup-feature.ts';
export { setupMsw, type MadeCall, type MswServer } from './setup-msw.ts';
export { violationsIn } from './violations.ts';
