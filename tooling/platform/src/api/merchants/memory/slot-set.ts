/** A set of slots, one bit each. */
export interface SlotSet {
  readonly bits: Uint32Array;
  has(slot: number): boolean;
  forEach(visit: (slot: number) => boolean): void;
}

const setOf = (bits: Uint32Array): SlotSet => ({
  bits,
  has: (slot) => (((bits[slot >> 5] ?? 0) >>> (slot & 31)) & 1) === 1,
  forEach(visit) {
    for (let at = 0; at < bits.length; at += 1) {
      for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1)
        if (!visit(at * 32 + 31 - Math.clz32(rest & -rest))) return;
    }
  },
});

export function slotSet(slots: Iterable<number>, size: number): SlotSet {
  const bits = new Uint32Array((size + 31) >> 5);
  for (const slot of slots) bits[slot >> 5] = (bits[slot >> 5] ?? 0) | (1 << (slot & 31));
  return setOf(bits);
}

/** Slots that are in one set at least of each group; undefined without groups. */
export function slotsInAll(groups: readonly (readonly SlotSet[])[]): SlotSet | undefined {
  const [first, ...others] = groups.map((sets) => {
    const either = new Uint32Array(Math.max(0, ...sets.map(({ bits }) => bits.length)));
    for (const { bits } of sets)
      for (let at = 0; at < bits.length; at += 1) either[at] = (either[at] ?? 0) | (bits[at] ?? 0);
    return either;
  });
  if (!first) return undefined;
  for (const other of others)
    for (let at = 0; at < first.length; at += 1) first[at] = (first[at] ?? 0) & (other[at] ?? 0);
  return setOf(first);
}
