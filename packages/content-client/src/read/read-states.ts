import { copyStates, type CopyState } from '@tableside/core';

import { readEach } from './reading.ts';
import { asList, asText } from './wire.ts';

/** Parses a state: its index, as a number or digits, or its name in camel or snake case (HOM-09). */
function readState(value: unknown): CopyState | undefined {
  if (typeof value === 'number') return copyStates[value];
  const name = asText(value)?.trim();
  if (name === undefined) return undefined;
  if (/^\d$/.test(name)) return copyStates[Number(name)];
  const camelName = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return copyStates.find((state) => state === camelName);
}

export const readStates = (value: unknown): readonly CopyState[] => readEach(asList(value), readState);
