/**
 * The file of a page in a build: `/earn` is `earn/index.html`, a parameter is `_`, and what stands for all that lies
 * below a path is `__`.
 */
export function pageFile({
  path,
  isMissing,
}: {
  readonly path: string;
  readonly isMissing: boolean;
}): string {
  if (isMissing) return '404.html';
  const folders = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part === '*' ? '__' : part.startsWith(':') ? '_' : part));
  return [...folders, 'index.html'].join('/');
}
