import { fontNames } from '../framed-page/fonts.ts';
import { makePageFiles, type PageFiles } from '../framed-page/page-files.ts';

let made: Promise<PageFiles> | undefined;

export const readPageFiles = (): Promise<PageFiles> =>
  (made ??= makePageFiles({
    name: 'field',
    script: new URL('page/main.ts', import.meta.url),
    style: new URL('page/field.css', import.meta.url),
    fonts: fontNames,
  }));
