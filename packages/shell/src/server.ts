import { shellCopy } from './copy.ts';

export { findPage, type FoundPage, type RequestedPage } from './app/find-page.tsx';
export type { PageStyles } from './app/page-styles.ts';
export { renderPages, type BuiltPage } from './app/render-pages.tsx';

/**
 * The text shown if the code of a page without prerendered content does not load. It cannot come from
 * content, which is then missing too.
 */
export const codeMissing: string = shellCopy.texts.codeMissing;
