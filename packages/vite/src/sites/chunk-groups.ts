import type { Rolldown } from 'vite';

import type { Audiences } from './chunk-graph.ts';
import { vendor } from './vendor.ts';

const forms =
  /[\\/]packages[\\/]kits[\\/]src[\\/](captcha|contact|forms)[\\/]|[\\/]node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|tiny-warning|toposort|deepmerge|react-fast-compare)[\\/]/;

const reservations =
  /[\\/]packages[\\/](core|api-client)[\\/]src[\\/](.+[\\/])?(reservations?|local-time)[\\/.]/;

const claims = /[\\/]packages[\\/](core|api-client)[\\/]src[\\/](.+[\\/])?claims?[\\/.]/;

const account = /[\\/]packages[\\/]features[\\/]src[\\/]account[\\/][^\\/]+$/;

const places = /[\\/]packages[\\/]kits[\\/]src[\\/]places[\\/]/;

const tables = /[\\/]packages[\\/]kits[\\/]src[\\/]reservations[\\/]/;

const common =
  /[\\/]packages[\\/](?!.*[\\/](reservations?|local-time|claims?)[\\/.])(core|ui|api-client|kits[\\/]src[\\/](attention|content|earning|failure|feature|merchants|partner|session|tracking))[\\/]/;

const kinds: readonly (Rolldown.CodeSplittingGroup & { readonly name: string })[] = [
  // The first page of a visit gets everything that it needs in one file, because thirty small files compress
  // much worse.
  { name: 'app', tags: ['$initial'] },
  { name: 'common', test: common, minShareCount: 2 },
  { name: 'claims', test: claims, minShareCount: 2 },
  { name: 'account', test: account, minShareCount: 2 },
  { name: 'places', test: places, minShareCount: 2 },
  { name: 'reservations', test: reservations, minShareCount: 2 },
  { name: 'tables', test: tables, minShareCount: 2 },
  { name: 'forms', test: forms, minShareCount: 2 },
];

/**
 * Groups modules into chunks. Apart from libraries, a file contains only modules that the same sites need, so
 * that no site receives code of a feature that it does not have. Entries get no group, because each site
 * fills in its own.
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
  // A group takes its modules' imports along, so groups for all sites must come first.
  const groups = [{ name: 'vendor', test: vendor }, ...groupsFor(true), ...groupsFor(false)];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
