import { resolve } from 'node:path';

import { generate } from './generate.ts';
import { generatorKinds } from './generators.ts';

const [kind = '', ...answers] = process.argv.slice(2);
if (generatorKinds.includes(kind)) {
  try {
    for (const line of await generate(resolve(import.meta.dirname, '../../..'), kind, answers))
      console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(`pnpm new ${generatorKinds.join('|')} [name] [further answers]`);
  process.exitCode = 2;
}
