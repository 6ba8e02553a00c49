import { load } from './load.ts';

const usage = `pnpm load  a day of a program on a platform of its own; exits 1 if it grows or fails
  --minutes 5        how long
  --connections 20   people at a time, one in five of them a member
  --rate 100         requests per second of all of them
  --merchants 10000  demo merchants of the platform
  --seed 1           another number, another order of calls
  --embedded         the embedded database in place of PostgreSQL
  --url URL          a platform that runs on this machine with TRUST_PROXY=true; it gains members`;

const [, , ...options] = process.argv;
if (options.includes('--help')) console.log(usage);
else await load(options);
