export { drawIllustration } from './draw-illustration.ts';
export { dishesOf } from './drawing/menus.ts';
export { drawnImages } from './drawn-images.ts';
export { cuisineSlug, parseIllustration } from './illustrations.ts';
