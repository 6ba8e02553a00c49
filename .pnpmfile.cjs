/** What pnpm changes in manifests: of packages of others before it installs them, of ours before it packs them. */
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
    beforePacking(manifest) {
      // The workspace reads sources by this condition; a tarball has none.
      for (const target of Object.values(manifest.exports ?? {})) delete target['@tableside/source'];
      return manifest;
    },
  },
};
