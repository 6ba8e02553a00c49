export { buildContent, buildEntry, buildPage, type ContentOverrides } from './testing/builders.ts';
export {
  contentHandlers,
  type ContentEntries,
  type ContentHandlerOptions,
} from './testing/content-handlers.ts';
