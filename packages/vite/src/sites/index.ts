export { bundleSites, siteBuild, type BundleOptions } from './bundle-sites.ts';
export { MANIFEST, type BuildManifest } from './integrity.ts';
export { writeSite, type WriteSiteOptions } from './write-site.ts';
