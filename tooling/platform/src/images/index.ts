export { dishesOf } from './drawing/menus.ts';
export { createImagesApp } from './images-app.ts';
export { drawIllustration } from './draw-illustration.ts';
export { cuisineSlug, cuisineSlugs, parseIllustration, sceneSlugs } from './illustrations.ts';
