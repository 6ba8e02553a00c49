import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

/** The document's TypeScript types, as `openapi-typescript openapi.json` generates them. */
export const writeTypes = async (document: Record<string, unknown>): Promise<string> =>
  COMMENT_HEADER + astToString(await openapiTS(JSON.stringify(document)));
