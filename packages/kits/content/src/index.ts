export { ContentProvider, useContent } from './content-context.tsx';
export { defineCopy, fillValues, useCopy, usePartnerValues, type CopyDefinition, type CopyValues } from './copy.ts';
