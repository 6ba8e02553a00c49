import { isIP } from 'node:net';

import * as z from 'zod';

import { serviceNames, type ServiceName } from './service-names.ts';

const SECRET_BYTES = 32;

export interface SettingMeta {
  /** Describes the setting. Omitted if the previous setting's description covers this one as well. */
  readonly about?: string;
  readonly example: string;
  /**
   * Whether the value is a secret (`whole`) or an address that may contain one (`part`). Neither is ever
   * repeated in a message.
   */
  readonly secret?: 'whole' | 'part';
  readonly mayBePlain?: string;
}

export const A_SECRET = { example: '"$(openssl rand -base64 32)"', secret: 'whole' } as const;

export const setting = <T extends z.ZodType>(schema: T, meta: SettingMeta): T => schema.meta({ ...meta });

// Empty variables are removed before parsing. Each message continues a sentence that begins with the
// setting's name.
export const text = z.string();
export const wholeNumber = (least: number, most: number) =>
  text
    .refine((typed) => /^\d{1,15}$/.test(typed) && Number(typed) >= least && Number(typed) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);
export const share = text
  .refine((typed) => /^(0|1|[01]?\.\d+)$/.test(typed) && Number(typed) <= 1, {
    error: 'must be a number from 0 to 1',
  })
  .transform(Number);
export const port = wholeNumber(0, 65_535);
export const oneOf = <T extends string>(...values: [T, ...T[]]) =>
  z.enum(values, { error: `must be ${values.map((value) => `"${value}"`).join(' or ')}` });
const isLong = (typed: string) => Buffer.byteLength(typed) >= SECRET_BYTES;
const tooShort = (typed: unknown) =>
  `must have at least ${SECRET_BYTES} bytes, but has ${Buffer.byteLength(String(typed))}`;
export const secret = text.refine(isLong, { error: ({ input }) => tooShort(input) });
export const secrets = text
  .transform((typed) => typed.split(/\s*,\s*/))
  .refine((listed) => listed.every(isLong), {
    error: ({ input }) => tooShort((input as string[]).find((one) => !isLong(one))),
  });
export const address = (protocols: RegExp, error: string, isRight: (url: URL) => boolean = () => true) =>
  text.refine(
    (typed) => {
      const url = URL.parse(typed);
      return url !== null && protocols.test(url.protocol) && isRight(url);
    },
    { error },
  );
export const webAddress = address(
  /^https?:$/,
  'must be a URL that starts with https:// or http://',
  ({ username }) => username === '',
);
export const hostName = text.refine(
  (typed) => isIP(typed) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(typed),
  {
    error: 'must be an IP address or a host name',
  },
);

/** Origins are compared as strings, so only a bare origin is accepted. */
const isOrigin = (typed: string) => URL.parse(typed)?.origin === typed && /^https?:/.test(typed);
export const list = text.transform((typed) => typed.split(/[\s,]+/).filter((one) => one !== ''));
export const origins = list.refine((listed) => listed.every(isOrigin), {
  error: 'must be comma-separated origins without a path or trailing slash',
});

export const services = list
  .refine(
    (named) => named.length > 0 && named.every((one) => (serviceNames as readonly string[]).includes(one)),
    {
      error: `must be a comma-separated list of ${serviceNames.join(', ')}`,
    },
  )
  .transform((named) => named as readonly ServiceName[]);

const hasSeveralHosts = (typed: string) =>
  /^[^/]*\/\/([^/?]*@)?[^/?@]*,[^/?@]*([/?]|$)/.test(typed) ||
  URL.parse(typed)?.searchParams.get('host')?.includes(',') === true;

export const databaseAddress = text
  .refine((typed) => !hasSeveralHosts(typed), {
    abort: true,
    error:
      'must name one host, because the driver cannot choose among several: that of HAProxy, PgBouncer or another ' +
      'address that always leads to the right one',
  })
  .refine((typed) => URL.parse(typed)?.searchParams.has('target_session_attrs') !== true, {
    abort: true,
    error:
      'must not have target_session_attrs, which the driver ignores: a standby is refused as the primary in any case',
  })
  .pipe(
    address(
      /^postgres(ql)?:$/,
      'must be the URL of a PostgreSQL server',
      ({ hostname, searchParams }) => hostname !== '' || searchParams.has('host'),
    ),
  );
