import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

/** The document as types, as `openapi-typescript openapi.json` writes them. */
export const writeTypes = async (document: Record<string, unknown>): Promise<string> =>
  COMMENT_HEADER + astToString(await openapiTS(JSON.stringify(document)));
