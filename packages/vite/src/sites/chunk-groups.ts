import type { Rolldown } from 'vite';

import type { Audiences } from './chunk-graph.ts';
import { vendor } from './vendor.ts';

/** What forms are made of; no page without one fetches it. */
const forms =
  /[\\/]packages[\\/]kits[\\/]src[\\/](captcha|contact|forms)[\\/]|[\\/]node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|tiny-warning|toposort|deepmerge|react-fast-compare)[\\/]/;

/** What taking and showing reservations shares: two screens have it, and not most. */
const reservations =
  /[\\/]packages[\\/](core|api-client)[\\/]src[\\/](.+[\\/])?(reservations?|local-time)[\\/.]/;

/** What most screens are made of. */
const common =
  /[\\/]packages[\\/](?!.*[\\/](reservations?|local-time)[\\/.])(core|ui|api-client|kits[\\/]src[\\/](content|feature|merchants|partner|session|tracking))[\\/]/;

const kinds: readonly (Rolldown.CodeSplittingGroup & { readonly name: string })[] = [
  // All that the first page of any visit needs travels together: thirty small files compress far worse.
  { name: 'app', tags: ['$initial'] },
  { name: 'common', test: common, minShareCount: 2 },
  { name: 'reservations', test: reservations, minShareCount: 2 },
  { name: 'forms', test: forms, minShareCount: 2 },
];

/**
 * Which modules travel together. Only the libraries of all sites are one file for modules of several audiences: nothing
 * of a feature comes to a site that does not have it. Entries stay alone, for their files differ between sites.
 */
export function chunkGroups(
  audienceOf: Audiences['of'] = () => '',
  entries: readonly string[] = [],
): Rolldown.CodeSplittingGroup[] {
  const groupsFor = (isForAll: boolean): Rolldown.CodeSplittingGroup[] =>
    kinds.map(({ name, ...kind }) => ({
      ...kind,
      debugName: isForAll ? name : `${name} of some`,
      name(id) {
        const audience = audienceOf(id);
        return (audience === '') === isForAll && !entries.includes(id) ? name + audience : null;
      },
    }));
  // A group takes along what its modules import, so that those for all come first.
  const groups = [{ name: 'vendor', test: vendor }, ...groupsFor(true), ...groupsFor(false)];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
