export const SLOTS_A_BLOCK = 32;

export const blockOf = (slot: number): number => slot >> 5;
export const bitOf = (slot: number): number => 1 << (slot & 31);

export function bitCount(block: number): number {
  const pairs = (block - ((block >>> 1) & 0x5555_5555)) | 0;
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function eachSlot(block: number, bits: number, visit: (slot: number) => void): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    visit(block * SLOTS_A_BLOCK + 31 - Math.clz32(rest & -rest));
}

export function slotsWith(block: number, bits: number, passes: (slot: number) => boolean): number {
  let passed = 0;
  eachSlot(block, bits, (slot) => {
    if (passes(slot)) passed |= bitOf(slot);
  });
  return passed;
}

export interface Slots {
  at(block: number): number;
}

export class SlotSet implements Slots {
  blocks: Int32Array;

  constructor(slots: number) {
    this.blocks = new Int32Array(blockOf(slots) + 1);
  }

  at(block: number): number {
    return block < this.blocks.length ? (this.blocks[block] as number) : 0;
  }

  get bytes(): number {
    return this.blocks.byteLength;
  }

  has(slot: number): boolean {
    return (this.at(blockOf(slot)) & bitOf(slot)) !== 0;
  }

  add(slot: number): void {
    const block = blockOf(slot);
    if (block >= this.blocks.length) {
      const grown = new Int32Array(2 * (block + 1));
      grown.set(this.blocks);
      this.blocks = grown;
    }
    this.blocks[block] = this.at(block) | bitOf(slot);
  }

  delete(slot: number): void {
    const block = blockOf(slot);
    if (block < this.blocks.length) this.blocks[block] = this.at(block) & ~bitOf(slot);
  }

  move(positions: ArrayLike<number>): void {
    const old = this.blocks;
    this.blocks = new Int32Array(old.length);
    for (let block = 0; block < old.length; block += 1)
      eachSlot(block, old[block] as number, (slot) => this.add(positions[slot] ?? slot));
  }
}

export function slotSet(slots: Iterable<number>, size: number): SlotSet {
  const set = new SlotSet(size);
  for (const slot of slots) set.add(slot);
  return set;
}

export function slotsInAll(groups: readonly (readonly SlotSet[])[]): SlotSet | undefined {
  const [first, ...others] = groups.map((sets) => {
    const either = new SlotSet(Math.max(0, ...sets.map(({ blocks }) => blocks.length)) * SLOTS_A_BLOCK);
    for (const set of sets)
      for (let at = 0; at < set.blocks.length; at += 1) either.blocks[at] = either.at(at) | set.at(at);
    return either;
  });
  if (!first) return undefined;
  for (const other of others)
    for (let at = 0; at < first.blocks.length; at += 1) first.blocks[at] = first.at(at) & other.at(at);
  return first;
}
