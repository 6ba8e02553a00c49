import { benchPlatform } from './platform/bench-platform.ts';

const usage = `pnpm bench           measures the sites
pnpm bench platform  measures the platform`;

const [, , command, ...options] = process.argv;
if ([command, ...options].includes('--help')) console.log(usage);
else if (command === 'platform') await benchPlatform(options);
else await import('./bench.ts');
