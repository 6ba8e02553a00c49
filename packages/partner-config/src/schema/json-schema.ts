import * as z from 'zod';

import { partnerSchema } from './partner.schema.ts';

/**
 * Returns the JSON Schema of a partner's file, with which editors validate it. Committed as
 * partners/partner.schema.json.
 */
export const partnerJsonSchema = () =>
  z.toJSONSchema(partnerSchema, { io: 'input', target: 'draft-2020-12' });
