export { createImagesApp, type ImagesOptions } from './images-app.ts';
export { cuisineSlug, cuisineSlugs, sceneSlugs, type CuisineSlug, type SceneSlug } from './illustrations.ts';
