import { shellCopy } from './copy.ts';

export { findPage, type FoundPage, type RequestedPage } from './app/find-page.tsx';
export type { PageStyles } from './app/page-styles.ts';
export { renderPages, type BuiltPage } from './app/render-pages.tsx';

/**
 * The text of a page without prerendered content if the site's code does not load, because content is then
 * missing too.
 */
export const codeMissing: string = shellCopy.texts.codeMissing;
