/** Tests, test helpers and stories, which may use dependencies of the root and devDependencies. */
export const isTest = (path: string): boolean =>
  /\.(test|stories|fixture|e2e)(\.[a-z-]+)?\.tsx?$/.test(path) ||
  /^[^/]+\/[^/]+\/test\//.test(path) ||
  /^tooling\/[^/]+\/src\/(.*\/)?testing\//.test(path);

/** Configuration files of tools, such as vite.config.ts. */
export const isConfig = (path: string): boolean => path.endsWith('.config.ts');

/** Entry points and folders that other packages' tests import, such as kits/testing. */
export const isTestSupport = (path: string): boolean => /\/testing(\/|\.)/.test(path);
