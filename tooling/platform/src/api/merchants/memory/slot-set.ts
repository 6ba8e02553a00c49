/** How many slots share a word, the smallest part of a set. */
export const SLOTS_A_WORD = 32;

const wordOf = (slot: number): number => slot >> 5;
export const bitOf = (slot: number): number => 1 << (slot & 31);

/** The number of bits that are set in a word. */
export function bitCount(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x5555_5555)) | 0;
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Calls `visit` for each slot of a word; ends and returns false when it returns false. */
export function everySlot(word: number, bits: number, visit: (slot: number) => boolean): boolean {
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    if (!visit(word * SLOTS_A_WORD + 31 - Math.clz32(rest & -rest))) return false;
  return true;
}

/** A set of slots, one bit each. */
export class SlotSet {
  /** Of 32 slots each; those beyond the end are empty. */
  words: Int32Array;

  constructor(slots: number) {
    this.words = new Int32Array(wordOf(slots) + 1);
  }

  /** The bits of 32 slots. */
  at(word: number): number {
    return word < this.words.length ? (this.words[word] as number) : 0;
  }

  has(slot: number): boolean {
    return (this.at(wordOf(slot)) & bitOf(slot)) !== 0;
  }

  add(slot: number): void {
    const word = wordOf(slot);
    if (word >= this.words.length) {
      const grown = new Int32Array(2 * (word + 1));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[word] = this.at(word) | bitOf(slot);
  }

  delete(slot: number): void {
    const word = wordOf(slot);
    if (word < this.words.length) this.words[word] = this.at(word) & ~bitOf(slot);
  }

  /** The same set after each slot has moved: `positions` are the new slots of the old ones. */
  moved(positions: ArrayLike<number>): SlotSet {
    const moved = new SlotSet(this.words.length * SLOTS_A_WORD - 1);
    for (let word = 0; word < this.words.length; word += 1)
      everySlot(word, this.at(word), (slot) => {
        moved.add(positions[slot] ?? slot);
        return true;
      });
    return moved;
  }
}

export function slotSet(slots: Iterable<number>, size: number): SlotSet {
  const set = new SlotSet(size);
  for (const slot of slots) set.add(slot);
  return set;
}

/** Slots that are in one set at least of each group; undefined without groups. */
export function slotsInAll(groups: readonly (readonly SlotSet[])[]): SlotSet | undefined {
  const [first, ...others] = groups.map((sets) => {
    const either = new SlotSet(Math.max(0, ...sets.map(({ words }) => words.length)) * SLOTS_A_WORD);
    for (const set of sets)
      for (let at = 0; at < set.words.length; at += 1) either.words[at] = either.at(at) | set.at(at);
    return either;
  });
  if (!first) return undefined;
  for (const other of others)
    for (let at = 0; at < first.words.length; at += 1) first.words[at] = first.at(at) & other.at(at);
  return first;
}
