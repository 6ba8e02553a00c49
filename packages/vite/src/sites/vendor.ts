/** Modules that change only when dependencies are upgraded. As one chunk they stay cached across releases. */
export const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@emotion[\\/][a-z-]+|stylis|hoist-non-react-statics)[\\/]/;
