export { bundleSites, siteBuild, type BundleOptions } from './bundle-sites.ts';
export { writeSite, type WriteSiteOptions } from './write-site.ts';
