import nodePlop from 'node-plop';

import { defineGenerators } from './generators.ts';

/**
 * Runs a generator in a workspace and prompts for missing answers. Returns the written files and throws the
 * first failure.
 */
export async function generate(root: string, kind: string, answers: readonly string[]): Promise<string[]> {
  const plop = await nodePlop('', { destBasePath: root, force: false });
  defineGenerators(plop);
  const generator = plop.getGenerator(kind);
  const { changes, failures } = await generator.runActions(await generator.runPrompts([...answers]));
  // Only the first failure counts, because later actions did not run. An action of ours fails with its own
  // error.
  const [failure] = failures as (Error | { readonly path: string; readonly error: string })[];
  if (failure) throw failure instanceof Error ? failure : new Error(`${failure.path} ${failure.error}`);
  return changes.map(({ path }) => path);
}
