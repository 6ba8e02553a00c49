import type { Rolldown } from 'vite';

import type { Audiences } from './chunk-graph.ts';
import { vendor } from './vendor.ts';

const forms =
  /[\\/]packages[\\/]kits[\\/]src[\\/](captcha|contact|forms)[\\/]|[\\/]node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|tiny-warning|toposort|deepmerge|react-fast-compare)[\\/]/;

/** Code for making and listing reservations, which two screens share and most do not need. */
const reservations =
  /[\\/]packages[\\/](core|api-client)[\\/]src[\\/](.+[\\/])?(reservations?|local-time)[\\/.]/;

/** Matches code for claims of visits, which the activity and the form share. */
const claims = /[\\/]packages[\\/](core|api-client)[\\/]src[\\/](.+[\\/])?claims?[\\/.]/;

/** Matches code that the pages of the account share. */
const account = /[\\/]packages[\\/]features[\\/]src[\\/]account[\\/][^\\/]+$/;

/** Matches code for finding a place, or what is typed while it is found. */
const places = /[\\/]packages[\\/]kits[\\/]src[\\/]places[\\/]/;

/** Matches code for choosing a table, which search and restaurant pages share. */
const tables = /[\\/]packages[\\/]kits[\\/]src[\\/]reservations[\\/]/;

const common =
  /[\\/]packages[\\/](?!.*[\\/](reservations?|local-time|claims?)[\\/.])(core|ui|api-client|kits[\\/]src[\\/](attention|content|earning|feature|merchants|partner|session|tracking))[\\/]/;

const kinds: readonly (Rolldown.CodeSplittingGroup & { readonly name: string })[] = [
  // Everything that the first page of a visit needs is one file, because thirty small files compress much
  // worse.
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
 * Groups modules into chunks. Only the libraries used by all sites share a file across audiences:
 * no site receives code of a feature that it does not have. Entries are separate, because their
 * files differ between sites.
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
  // A group includes its modules' imports, so groups for all sites come first.
  const groups = [{ name: 'vendor', test: vendor }, ...groupsFor(true), ...groupsFor(false)];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
