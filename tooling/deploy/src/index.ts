export { retainAssets, retainRenderer } from './retain-assets.ts';
export { describeSite, hostFormats, isHostFormat } from './site-description.ts';
