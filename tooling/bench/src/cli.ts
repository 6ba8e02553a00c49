import { benchPlatform } from './platform/bench-platform.ts';
import { benchSize } from './platform/bench-size.ts';

const usage = `pnpm bench           measures the sites
pnpm bench platform  measures the platform
pnpm bench size      measures the room that members take in PostgreSQL`;

const [, , command, ...options] = process.argv;
if ([command, ...options].includes('--help')) console.log(usage);
else if (command === 'platform') await benchPlatform(options);
else if (command === 'size') await benchSize(options);
else await import('./bench.ts');
