/** Workspace packages are read from source: no build stands between an edit and its test. */
export const sourceConditions = ['@tableside/source', 'module', 'browser', 'development|production'];

/** The same for code that runs in Node. */
export const sourceConditionsOnServer = ['@tableside/source', 'module', 'node', 'development|production'];
