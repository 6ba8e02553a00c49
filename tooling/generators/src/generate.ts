import nodePlop from 'node-plop';

import { defineGenerators } from './generators.ts';

/** Makes something in a workspace; answers that are not given are asked for. Throws what could not be done. */
export async function generate(root: string, kind: string, answers: readonly string[]): Promise<string[]> {
  const plop = await nodePlop('', { destBasePath: root, force: false });
  defineGenerators(plop);
  const generator = plop.getGenerator(kind);
  const { changes, failures } = await generator.runActions(await generator.runPrompts([...answers]));
  if (failures.length > 0) throw new Error(failures.map(({ path, error }) => `${path} ${error}`).join('\n'));
  return changes.map(({ path }) => path);
}
