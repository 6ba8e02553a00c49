export { createImagesApp } from './images-app.ts';
export { cuisineSlug, cuisineSlugs, sceneSlugs } from './illustrations.ts';
