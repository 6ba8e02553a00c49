const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const darker = (color: string, share = 0.18): string => mix(color, '#2a1208', share);
export const lighter = (color: string, share = 0.25): string => mix(color, '#fff6e2', share);

export const food = {
  tomato: '#d8432b',
  chili: '#c62a1e',
  basil: '#3f7d3a',
  leaf: '#5d9a3c',
  lettuce: '#8dbb4a',
  lime: '#a3c644',
  lemon: '#f3cf45',
  orange: '#ee8f2b',
  carrot: '#ea7f2c',
  corn: '#f5c542',
  yolk: '#f4a825',
  eggWhite: '#fff7ea',
  cheese: '#f6c65b',
  cream: '#fbf0d9',
  rice: '#fbf5e6',
  noodle: '#f0cf8c',
  pasta: '#efc368',
  crust: '#d79a4e',
  toast: '#b8722f',
  bread: '#e3b273',
  meat: '#8a4327',
  seared: '#5b2b1b',
  rare: '#c8564f',
  ham: '#e58f86',
  salmon: '#f28b62',
  shrimp: '#f59d79',
  fish: '#a9b7bd',
  tuna: '#c93f4b',
  nori: '#22352c',
  broth: '#c98434',
  curry: '#df9427',
  greenCurry: '#a9b759',
  soy: '#5a2f1a',
  olive: '#5f6f35',
  eggplant: '#4f2d4b',
  beet: '#9c2f55',
  berry: '#a8304f',
  blueberry: '#3f4a7c',
  chocolate: '#52301f',
  onion: '#f2e4ee',
  redOnion: '#a24a7c',
  mushroom: '#cdb08d',
  peanut: '#d2a263',
  avocado: '#b5c75c',
  coffee: '#7a4a2a',
  beer: '#e6a22c',
} as const;
