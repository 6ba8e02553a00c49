import { copyStates, type CopyState } from '@tableside/core';

import { keepEach } from './reading.ts';
import { asList, asText } from './wire.ts';

/** A state by its index on the wire, as number or digits, or by its name in camel or snake case (HOM-09). */
function readState(value: unknown): CopyState | undefined {
  if (typeof value === 'number') return copyStates[value];
  const name = asText(value)?.trim();
  if (name === undefined) return undefined;
  if (/^\d$/.test(name)) return copyStates[Number(name)];
  const camelName = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return copyStates.find((state) => state === camelName);
}

/** The kinds of visitor that a list of `user_states` names. */
export const readStates = (value: unknown): readonly CopyState[] => keepEach(asList(value), readState);
