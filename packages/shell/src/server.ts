import { shellCopy } from './copy.ts';

export { findPage, type FoundPage, type RequestedPage } from './app/find-page.tsx';
export { renderPages, type BuiltPage, type BuiltPages } from './app/render-pages.tsx';

/** What a page without prerendered content says if the site's code does not load; content has not come either. */
export const codeMissing: string = shellCopy.texts.codeMissing;
