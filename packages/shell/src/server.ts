import { shellCopy } from './copy.ts';

export { findPage, type FoundPage, type RequestedPage } from './app/find-page.tsx';
export { renderPages, type BuiltPage, type BuiltPages } from './app/render-pages.tsx';

/**
 * The text of a page without prerendered content if the site's code does not load, because content is then
 * missing too.
 */
export const codeMissing: string = shellCopy.texts.codeMissing;
