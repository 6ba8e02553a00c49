export { assetNames, footerLogoFiles, partnerFiles } from './asset-files.ts';
export { ContentMissing, readContentFolder, type ContentFolder } from './built-content.ts';
export { brandFonts, fontFaces, latinFontFile } from './fonts.ts';
export { PartnerRefused, readPartner, type PartnerOnDisk } from './read-partner.ts';
