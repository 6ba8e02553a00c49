import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

export const writeTypes = async (document: Record<string, unknown>): Promise<string> =>
  COMMENT_HEADER + astToString(await openapiTS(JSON.stringify(document)));
