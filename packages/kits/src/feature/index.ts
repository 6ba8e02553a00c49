export type {
  Feature,
  FeatureRoute,
  ScreenAddress,
  ScreenData,
  ShownData,
  ShownMenu,
  SlotName,
  SlotProps,
} from './feature.ts';
export { lazyScreen, MissingCode, type LazyScreen } from './lazy-screen.tsx';
export { NotFound, NotFoundProvider, type NotFoundProps } from './not-found.tsx';
export { Slot, SlotProvider } from './slots.tsx';
export { useGoTo } from './use-go-to.ts';
