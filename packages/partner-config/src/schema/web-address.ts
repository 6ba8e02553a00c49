import * as z from 'zod';

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
