/** Workspace packages resolve to their sources, so tests need no build. */
export const sourceConditions = ['@tableside/source', 'module', 'browser', 'development|production'];

/** The same for code that runs in Node. */
export const sourceConditionsOnServer = ['@tableside/source', 'module', 'node', 'development|production'];
