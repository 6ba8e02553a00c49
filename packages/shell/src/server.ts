export { findPage, type FoundPage, type RequestedPage } from './app/find-page.tsx';
export { renderPages, type BuiltPage, type BuiltPages } from './app/render-pages.tsx';
