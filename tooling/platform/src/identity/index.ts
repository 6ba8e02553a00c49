export { createIdentity, proxySignIn, type IdentityOptions } from './create-identity.ts';
export {
  configuredProviders,
  type OidcVariables,
  type ProviderSettings,
} from '../settings/provider-settings.ts';
