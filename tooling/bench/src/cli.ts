import { benchPlatform } from './platform/bench-platform.ts';

/** `pnpm bench` measures the sites, `pnpm bench platform` the platform. */
const [, , command, ...options] = process.argv;
if (command === 'platform') await benchPlatform(options);
else await import('./bench.ts');
