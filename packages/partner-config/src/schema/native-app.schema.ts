import * as z from 'zod';

export const nativeAppSchema = z
  .strictObject({
    userAgentToken: z
      .string()
      .default('DiningApp')
      .describe('Product name before /version in the user agent.'),
    appleAppIds: z
      .array(z.string().regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/, 'must be a team ID, a dot and a bundle ID'))
      .default([])
      .describe('The apps for iOS that may open links of the site and fill in its passwords.'),
    androidApps: z
      .array(
        z.strictObject({
          packageName: z
            .string()
            .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be the name of a package')
            .describe('The application ID.'),
          certificates: z
            .array(
              z
                .string()
                .regex(
                  /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
                  'must be a SHA-256 fingerprint: 32 bytes as A1:B2:…',
                ),
            )
            .min(1)
            .describe('SHA-256 fingerprints of the certificates that sign the app.'),
        }),
      )
      .default([])
      .describe('The apps for Android that may do so.'),
  })
  .prefault({});
