export type { Embedder } from './allowed-embedders.ts';
export { createFramedApp, type FramedAppOptions } from './framed-app.ts';
export { pagePolicy as framedPagePolicy } from './headers.ts';
export { makePageFiles, type PageFiles, type PageSources } from './page-files.ts';
export { startFramedApp, type FramedOrigin } from './start-framed-app.ts';
