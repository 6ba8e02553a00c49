import type { CuisineSeed } from './cuisines.ts';
import type { Random } from './random.ts';

const qualities = [
  'Amber',
  'Bright',
  'Brass',
  'Cedar',
  'Clever',
  'Copper',
  'Crooked',
  'Distant',
  'Early',
  'Fabled',
  'Gilded',
  'Harvest',
  'Hidden',
  'Idle',
  'Indigo',
  'Ivory',
  'Juniper',
  'Kindly',
  'Little',
  'Lucky',
  'Merry',
  'Midnight',
  'Mossy',
  'North',
  'Painted',
  'Patient',
  'Quiet',
  'River',
  'Rosy',
  'Rustic',
  'Sable',
  'Salted',
  'Silver',
  'Slow',
  'Sunday',
  'Tidy',
  'Velvet',
  'Wandering',
  'Wild',
  'Willow',
  'Winter',
  'Woven',
];
const things = [
  'Acorn',
  'Almanac',
  'Apron',
  'Badger',
  'Basket',
  'Bellows',
  'Button',
  'Chestnut',
  'Compass',
  'Coriander',
  'Cricket',
  'Fiddle',
  'Finch',
  'Fig',
  'Ferry',
  'Gable',
  'Hare',
  'Heron',
  'Kettle',
  'Ladder',
  'Ladle',
  'Larder',
  'Linden',
  'Magpie',
  'Mortar',
  'Otter',
  'Pear',
  'Pepper',
  'Pestle',
  'Plover',
  'Quill',
  'Radish',
  'Skillet',
  'Sorrel',
  'Sparrow',
  'Spoon',
  'Starling',
  'Thimble',
  'Thistle',
  'Walnut',
  'Wren',
  'Yarrow',
];
const families = [
  'Abernal',
  'Belcastro',
  'Cazwell',
  'Delmonde',
  'Ekholt',
  'Farrowby',
  'Galloren',
  'Hartwick',
  'Imberly',
  'Jessamy',
  'Kestrell',
  'Lomasney',
  'Mirabeau',
  'Northcutt',
  'Ostrander',
  'Pellerin',
  'Quillfeather',
  'Rosenthorpe',
  'Santorell',
  'Tamberlane',
  'Ulverton',
  'Vandermeer',
  'Whitcombe',
  'Yardley',
  'Zaragosa',
];

const patterns: readonly (readonly [(cuisine: CuisineSeed, random: Random) => string, number])[] = [
  [({ houses, kinds }, random) => `${random.pick(houses)} ${random.pick(kinds)}`, 3],
  [({ kinds }, random) => `${random.pick(qualities)} ${random.pick(things)} ${random.pick(kinds)}`, 5],
  [(_, random) => `The ${random.pick(qualities)} ${random.pick(things)}`, 4],
  [(_, random) => `${random.pick(things)} & ${random.pick(things)}`, 2],
  [({ kinds }, random) => `${random.pick(families)}’s ${random.pick(kinds)}`, 3],
  [({ kinds }, random) => `${random.pick(families)} & ${random.pick(families)} ${random.pick(kinds)}`, 2],
];

const TRIES = 12;

/**
 * Makes up a plausible restaurant name that is unique in its town: `taken` stores the names that are in use.
 */
export function inventName(cuisine: CuisineSeed, town: string, taken: Set<string>, random: Random): string {
  for (let attempt = 0; ; attempt += 1) {
    const base = random.pickWeighted(patterns)(cuisine, random);
    const name = attempt < TRIES ? base : `${base} No. ${attempt - TRIES + 2}`;
    const key = `${town}|${name}`;
    const [first, second] = base.split(' & ');
    if (taken.has(key) || first === second) continue;
    taken.add(key);
    return name;
  }
}
