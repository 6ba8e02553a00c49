import { defaultRetentionDays } from '../member-data/table-policies.ts';
import { list, setting, wholeNumber } from './setting-schemas.ts';

const MOST_DAYS = 36_500;

const retentionDays = list
  .refine(
    (typed) =>
      typed.every((one) => {
        const [, name = '', days = ''] = /^(\w+)=(\d{1,5})$/.exec(one) ?? [];
        return Object.hasOwn(defaultRetentionDays, name) && Number(days) >= 1 && Number(days) <= MOST_DAYS;
      }),
    {
      error:
        `must be comma-separated pairs of a table and its days, from 1 to ${MOST_DAYS}; the tables are ` +
        Object.keys(defaultRetentionDays).join(', '),
    },
  )
  .transform((typed): Readonly<Record<string, number>> => ({
    ...defaultRetentionDays,
    ...Object.fromEntries(typed.map((one) => one.split('=')).map(([name, days]) => [name, Number(days)])),
  }));

export const retentionSettings = {
  IMPRESSION_DAYS: setting(wholeNumber(0, 3650).prefault('90'), {
    about: 'Days for which analytics events are kept at least; an hourly job deletes them by whole weeks.',
    example: '90',
  }),
  ERASURE_DAYS: setting(wholeNumber(0, 30).prefault('7'), {
    about:
      'Days for which a member who asked to be erased can sign in to stay a member; within an hour after them, a job ' +
      'erases the account.',
    example: '7',
  }),
  RETENTION_DAYS: setting(retentionDays.prefault(''), {
    about:
      'Days for which tables keep their rows, where they differ from the defaults of "Retention" in docs/operate.md: ' +
      'comma-separated, as in the example. A daily job deletes what is older.',
    example: 'reservations=365,outbox=14',
  }),
};
