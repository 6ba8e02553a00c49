import nodePlop from 'node-plop';

import { defineGenerators } from './generators.ts';

/** Makes something in a workspace; answers that are not given are asked for. Throws what could not be done. */
export async function generate(root: string, kind: string, answers: readonly string[]): Promise<string[]> {
  const plop = await nodePlop('', { destBasePath: root, force: false });
  defineGenerators(plop);
  const generator = plop.getGenerator(kind);
  const { changes, failures } = await generator.runActions(await generator.runPrompts([...answers]));
  // The first: what comes after it was not tried. An action of ours that throws fails with the error itself.
  const [failure] = failures as (Error | { readonly path: string; readonly error: string })[];
  if (failure) throw failure instanceof Error ? failure : new Error(`${failure.path} ${failure.error}`);
  return changes.map(({ path }) => path);
}
