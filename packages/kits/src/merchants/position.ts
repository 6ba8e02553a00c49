export { carouselPositionOptions, searchPositionOptions, type PositionOptions } from './position-options.ts';
export {
  useVisitorPosition,
  type VisitorPosition,
  type VisitorPositionSettings,
} from './use-visitor-position.ts';
