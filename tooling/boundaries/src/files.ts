export const isTest = (path: string): boolean =>
  /\.(test|stories|fixture|e2e)(\.[a-z-]+)?\.tsx?$/.test(path) ||
  /^[^/]+\/[^/]+\/test\//.test(path) ||
  /^tooling\/[^/]+\/src\/(.*\/)?testing\//.test(path);

export const isConfig = (path: string): boolean => path.endsWith('.config.ts');

export const isTestSupport = (path: string): boolean => /\/testing(\/|\.)/.test(path);
