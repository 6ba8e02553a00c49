/** What pnpm changes in packages of others before it installs them. */
module.exports = {
  hooks: {
    readPackage(manifest) {
      // It prints through TypeScript's JavaScript API, which TypeScript 7 does not have.
      if (manifest.name === 'openapi-typescript') {
        delete manifest.peerDependencies.typescript;
        manifest.dependencies.typescript = 'npm:@typescript/typescript6@6.0.2';
      }
      return manifest;
    },
  },
};
