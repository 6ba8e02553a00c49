import nodePlop from 'node-plop';

import { defineGenerators } from './generators.ts';

export async function generate(root: string, kind: string, answers: readonly string[]): Promise<string[]> {
  const plop = await nodePlop('', { destBasePath: root, force: false });
  defineGenerators(plop);
  const generator = plop.getGenerator(kind);
  const { changes, failures } = await generator.runActions(await generator.runPrompts([...answers]));
  // Only the first failure matters, because later actions did not run. Our own actions fail with an Error,
  // and those of plop with a path and a text.
  const [failure] = failures as (Error | { readonly path: string; readonly error: string })[];
  if (failure) throw failure instanceof Error ? failure : new Error(`${failure.path} ${failure.error}`);
  return changes.map(({ path }) => path);
}
