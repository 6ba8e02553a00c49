import { resolve } from 'node:path';

import {
  builtinResolvers,
  defaultHandlers,
  ERROR_CODES,
  makeFsImporter,
  parse,
  type DocumentationBuilder,
  type Handler,
  type PropDescriptor,
} from 'react-docgen';
import type { Plugin } from 'vite';

type TsType = NonNullable<PropDescriptor['tsType']>;

const isComponentFile = (id: string) =>
  /\/packages\/(?!.*\/node_modules\/).*(?<!\.(stories|test|fixture|support|parts))\.tsx$/.test(id);

const importOwnFiles = makeFsImporter((file, folder) => {
  if (file.startsWith('.')) return resolve(folder, file);
  throw Object.assign(new Error(`${file} is a dependency.`), { code: 'MODULE_NOT_FOUND' });
});

const rememberFile: Handler = (documentation: DocumentationBuilder, definition) =>
  documentation.set('definedInFile', definition.hub.file.opts.filename);

const membersOf = (type: TsType): readonly TsType[] =>
  type.name === 'union' && 'elements' in type ? type.elements.flatMap(membersOf) : [type];

/**
 * Returns a prop's type in the form that its control needs, which is one list of values, without the
 * `undefined` of an optional prop. For a union that it cannot resolve, Storybook would offer only an object
 * control.
 */
function controlType(type: TsType): TsType {
  if (type.name !== 'union' || !('elements' in type)) return type;
  const members = membersOf(type).filter(({ name }) => name !== 'undefined');
  const [only] = members;
  if (members.length !== 1 || only === undefined) return { ...type, elements: [...members] };
  // react-docgen cannot read a function type in parentheses.
  if (only.name === 'unknown' && type.raw.includes('=>'))
    return { name: 'signature', type: 'function', raw: type.raw, signature: { arguments: [] } };
  return { ...only, raw: type.raw };
}

export function describeComponents(source: string, file: string) {
  const found = parse(source, {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: importOwnFiles,
    handlers: [...defaultHandlers, rememberFile],
  }) as (ReturnType<typeof parse>[number] & { readonly definedInFile?: string })[];
  return found
    .filter(({ definedInFile }) => definedInFile === file)
    .map((info) => ({
      ...info,
      props: Object.fromEntries(
        Object.entries(info.props ?? {}).flatMap(([name, prop]) =>
          // A prop without a type is an HTML attribute for which the component has a default.
          prop.tsType ? [[name, { ...prop, tsType: controlType(prop.tsType) }]] : [],
        ),
      ),
    }));
}

/**
 * Replaces Storybook's own docgen, which spends most of a build on node_modules. This one describes only our
 * components.
 */
export function docgen(): Plugin {
  return {
    name: 'tableside:docgen',
    enforce: 'pre',
    transform(source, id) {
      if (!isComponentFile(id)) return;
      try {
        const notes = describeComponents(source, id).map(
          (info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`,
        );
        return { code: source + notes.join(''), map: null };
      } catch (error) {
        if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return;
        throw error;
      }
    },
  };
}
