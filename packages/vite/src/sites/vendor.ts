/** Modules that change only with dependency upgrades: one chunk that stays cached across releases. */
export const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@emotion[\\/][a-z-]+|stylis|hoist-non-react-statics)[\\/]/;
