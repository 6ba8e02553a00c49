export { useZipCheck, type ZipCheck, type ZipVerdict } from './use-zip-check.ts';
