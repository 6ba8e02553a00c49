export { startPlatform, type Platform, type PlatformOptions } from './startup/start-platform.ts';
export { banner } from './startup/banner.ts';
export type { Foundation } from './startup/demo.ts';
export type { PlatformEnv } from './web/platform-context.ts';
