export { keepAssets, keepRenderer } from './keep-assets.ts';
export { describeSite, hostFormats, isHostFormat } from './site-description.ts';
