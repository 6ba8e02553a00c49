/** Resolves workspace packages to their sources, so that tests need no build. */
export const sourceConditions = ['@tableside/source', 'module', 'browser', 'development|production'];

export const sourceConditionsOnServer = ['@tableside/source', 'module', 'node', 'development|production'];
