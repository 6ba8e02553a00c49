import { rolldown } from 'rolldown';

await using build = await rolldown({
  input: process.argv.slice(2),
  platform: 'browser',
  tsconfig: false,
  resolve: { conditionNames: ['@tableside/source', 'browser', 'import', 'default'] },
});
const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
process.stdout.write(output[0].code);
