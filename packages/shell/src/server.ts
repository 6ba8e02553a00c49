export { renderPages, type BuiltPage, type BuiltPages } from './app/render-pages.tsx';
