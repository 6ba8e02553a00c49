import { bitCount, bitOf, blockOf, eachSlot, type Slots } from './slot-set.ts';

/**
 * Stores several sets of slots. Corresponding blocks of all sets are adjacent in memory, because they are
 * counted together.
 */
export class SlotFlags {
  readonly #count: number;
  #blocks: Int32Array;

  constructor(count: number, slots: number) {
    this.#count = count;
    this.#blocks = new Int32Array((blockOf(slots) + 1) * count);
  }

  get bytes(): number {
    return this.#blocks.byteLength;
  }

  set(number: number): Slots {
    return { at: (block) => this.#blocks[block * this.#count + number] ?? 0 };
  }

  chosen(bits: number): Slots[] {
    return Array.from({ length: this.#count }, (_, number) => number)
      .filter((number) => (bits >> number) & 1)
      .map((number) => this.set(number));
  }

  add(slot: number, bits: number): void {
    const first = blockOf(slot) * this.#count;
    if (first >= this.#blocks.length) {
      const grown = new Int32Array(2 * (first + this.#count));
      grown.set(this.#blocks);
      this.#blocks = grown;
    }
    for (let number = 0; number < this.#count; number += 1) if ((bits >> number) & 1) this.#put(slot, number);
  }

  #put(slot: number, number: number): void {
    const at = blockOf(slot) * this.#count + number;
    this.#blocks[at] = (this.#blocks[at] as number) | bitOf(slot);
  }

  delete(slot: number): void {
    const first = blockOf(slot) * this.#count;
    for (let at = first; at < Math.min(first + this.#count, this.#blocks.length); at += 1)
      this.#blocks[at] = (this.#blocks[at] ?? 0) & ~bitOf(slot);
  }

  createSums(): Int32Array {
    return new Int32Array(this.#count);
  }

  count(block: number, bits: number, sums: Int32Array): void {
    const first = block * this.#count;
    if (first >= this.#blocks.length) return;
    for (let number = 0; number < this.#count; number += 1)
      sums[number] = (sums[number] as number) + bitCount(bits & (this.#blocks[first + number] as number));
  }

  move(positions: ArrayLike<number>): void {
    const old = this.#blocks;
    this.#blocks = new Int32Array(old.length);
    for (let first = 0; first < old.length; first += this.#count)
      for (let number = 0; number < this.#count; number += 1)
        eachSlot(first / this.#count, old[first + number] as number, (slot) =>
          this.#put(positions[slot] ?? slot, number),
        );
  }
}
