import { schemaAt } from '@tableside/partner-config/schema';

import { comparedPaths, valueAt } from '../generate/setting-paths.ts';
import { at, type Condition, type Site } from './condition.ts';

export const unpublished: Readonly<Record<string, string>> = {
  'cmsPreview is true': 'shows drafts, which is for editors',
  'content.delivery is "live"': 'follows from cmsPreview',
  'secureFrame.url is set': 'one frame serves all partners; the platform says where it is',
  'map.styleUrl is set': 'the demonstration reaches no map service',
};

const isSet = (value: unknown) => value !== undefined && value !== null;

function settingConditions(path: string): Condition[] {
  const steps = path.split('.');
  const schema = schemaAt(steps);
  const value = ({ settings }: Site) => valueAt(settings, path);
  const one = (what: string, isMet: (value: unknown) => boolean) =>
    at('CFG-01', `${path} ${what}`, (site) => isMet(value(site)));
  const listed = schema?.items?.enum;
  if (listed)
    return listed.map((item) => one(`has ${String(item)}`, (list) => (list as unknown[]).includes(item)));
  const choices =
    schema?.type === 'boolean'
      ? [true, false]
      : (schema?.enum ?? schema?.anyOf?.flatMap(({ const: choice }) => choice ?? []) ?? []);
  if (choices.length > 0)
    return choices.map((choice) => one(`is ${JSON.stringify(choice)}`, (own) => own === choice));
  const isOptional =
    schema?.default === null ||
    (schema?.default === undefined && !schemaAt(steps.slice(0, -1))?.required?.includes(steps.at(-1) ?? ''));
  return isOptional ? [one('is set', isSet), one('is not set', (own) => !isSet(own))] : [];
}

export const ofSettings = (): readonly Condition[] => comparedPaths().flatMap(settingConditions);
