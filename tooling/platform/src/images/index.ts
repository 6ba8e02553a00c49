export { imagesInFolder } from './folder-images.ts';
export type { Image, ImageSource } from './image-source.ts';
export { createImagesApp } from './images-app.ts';
