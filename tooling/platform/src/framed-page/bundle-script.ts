import { rolldown } from 'rolldown';

/** Writes the bundled script of a page, whose path is the argument, to standard output. */
await using build = await rolldown({
  input: process.argv.slice(2),
  platform: 'browser',
  tsconfig: false,
  resolve: { conditionNames: ['@tableside/source', 'browser', 'import', 'default'] },
});
const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
process.stdout.write(output[0].code);
