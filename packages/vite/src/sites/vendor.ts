/** What changes only when a dependency is raised: one chunk that stays in caches from release to release. */
export const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@emotion[\\/][a-z-]+|stylis|hoist-non-react-statics)[\\/]/;
