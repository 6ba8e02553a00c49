export { slotNames, type Feature, type FeatureRoute, type SlotName } from './feature.ts';
export { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
export { NotFound, NotFoundProvider } from './not-found.tsx';
export { fillSlots, Slot, SlotProvider } from './slots.tsx';
