export { startPlatform, type Platform, type PlatformOptions } from './start-platform.ts';
export { banner } from './banner.ts';
export type { Foundation } from './demo.ts';
export type { PlatformEnv } from './platform-context.ts';
