import { usStates } from '@tableside/core';

import { spellingKey, wordsOf } from './place-name.ts';

const otherNames: Readonly<Record<string, readonly string[]>> = {
  AL: ['Ala'],
  AZ: ['Ariz'],
  AR: ['Ark'],
  CA: ['Calif', 'Cal'],
  CO: ['Colo', 'Col'],
  CT: ['Conn'],
  DE: ['Del'],
  FL: ['Fla'],
  ID: ['Ida'],
  IL: ['Ill'],
  IN: ['Ind'],
  KS: ['Kan', 'Kans', 'Kas'],
  MA: ['Mass'],
  MI: ['Mich'],
  MN: ['Minn'],
  MS: ['Miss'],
  MT: ['Mont'],
  NE: ['Neb', 'Nebr'],
  NV: ['Nev'],
  NM: ['N Mex'],
  NC: ['N Car'],
  ND: ['N Dak'],
  OH: ['O'],
  OK: ['Okla'],
  OR: ['Ore', 'Oreg'],
  PA: ['Penn', 'Penna'],
  SC: ['S Car'],
  SD: ['S Dak'],
  TN: ['Tenn'],
  TX: ['Tex'],
  WA: ['Wash'],
  WV: ['W Va'],
  WI: ['Wis', 'Wisc'],
  WY: ['Wyo'],
  MP: ['Northern Marianas', 'CNMI'],
  VI: ['Virgin Islands'],
};

export const stateNames = ({ value: code, label }: (typeof usStates)[number]): readonly string[] => [
  code,
  label,
  ...(otherNames[code] ?? []),
];

const lettersOf = (name: string): string => wordsOf(name).join('');

const codes: ReadonlyMap<string, string> = new Map(
  usStates.flatMap((state) =>
    stateNames(state).flatMap((name) =>
      [lettersOf(name), spellingKey(name)].map((key) => [key, state.value] as const),
    ),
  ),
);

export const stateCalled = (name: string): string | undefined =>
  codes.get(lettersOf(name)) ?? codes.get(spellingKey(name));

/** "U.S. Virgin Islands" has the most words, because its dot separates two. */
const MOST_WORDS = 4;

interface NameInState {
  readonly name: string;
  readonly state: string;
}

export function* splitState(text: string): Generator<NameInState> {
  const words = wordsOf(text);
  for (let length = 1; length <= MOST_WORDS && length < words.length; length += 1) {
    const state = stateCalled(words.slice(-length).join(' '));
    if (state !== undefined) yield { name: words.slice(0, -length).join(' '), state };
  }
}
