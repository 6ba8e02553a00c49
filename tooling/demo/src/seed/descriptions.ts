import type { CuisineSeed } from './cuisines.ts';
import type { Random } from './random.ts';

type Sentence = (place: { cuisine: CuisineSeed; town: string }, random: Random) => string;

const twoDishes = (cuisine: CuisineSeed, random: Random): string =>
  random.sample(cuisine.dishes, 2).join(' and ');

const openings: readonly Sentence[] = [
  ({ cuisine, town }, random) => `Known around ${town} for its ${twoDishes(cuisine, random)}.`,
  ({ cuisine }, random) => `A small room with a short menu built on ${twoDishes(cuisine, random)}.`,
  ({ cuisine }, random) =>
    `Come for the ${random.pick(cuisine.dishes)}, stay for whatever the kitchen is proud of tonight.`,
  ({ cuisine, town }) =>
    `${cuisine.name} cooking the way regulars in ${town} like it: generous and unhurried.`,
  ({ cuisine }, random) =>
    `Two siblings run the kitchen and the door, and ${random.pick(cuisine.dishes)} is the dish they argue over.`,
  ({ cuisine }, random) =>
    `The chalkboard changes daily, but the ${random.pick(cuisine.dishes)} never leaves it.`,
  ({ town }) => `A neighborhood room in ${town} that fills early and stays lively.`,
];

const middles: readonly Sentence[] = [
  () => 'Ask for a seat by the window; the light is kind in the evening.',
  () => 'The bar keeps a few stools for those who walk in.',
  () => 'Large tables are welcome with a day’s notice.',
  () => 'Everything is made in house, down to the pickles.',
  () => 'The patio opens with the first warm week.',
  () => 'Children get crayons and their own short list.',
  () => 'The wine list is brief and fairly priced.',
  () => 'Most of the produce comes from farms within a morning’s drive.',
];

const closings: readonly Sentence[] = [
  () => 'Dress as you are.',
  () => 'Leave room for dessert.',
  () => 'Takeout is packed as carefully as the plates.',
  () => 'Weekends are busy, so come early.',
  () => 'Parking is behind the building.',
];

export function describePlace(cuisine: CuisineSeed, town: string, random: Random): string {
  const place = { cuisine, town };
  const pick = (sentences: readonly Sentence[]) => random.pick(sentences)(place, random);
  return [pick(openings), pick(middles), ...(random.chance(0.6) ? [pick(closings)] : [])].join(' ');
}
