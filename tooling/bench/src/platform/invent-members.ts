import type { Database } from '@tableside/platform/database';

/**
 * The average number of rows per member in a database that is two years old, with two visits a month. Sessions
 * last, and impressions are stored, for 90 days.
 */
export const perMember = {
  cards: 1.5,
  visits: 48,
  credits: 2,
  sessions: 0.3,
  reservations: 4,
  bonuses: 1,
  impressions: 100,
} as const;

const BATCH = 5000;
const PARTNER = 'hilton';
const EARLIEST_MEMBER = 'size-';

interface Range {
  readonly from: number;
  readonly to: number;
  readonly members: number;
  readonly now: Date;
}

const random = (number: string, purpose: string, length: number) =>
  `substr(md5(${number}::text || '${purpose}') || md5('${purpose}' || ${number}::text), 1, ${length})`;
const member = (number: string) => `'${EARLIEST_MEMBER}' || ${random(number, 'member', 19)}`;
/**
 * Returns SQL that yields this many rows per member on average, by giving some members one more than others.
 * The otherwise useless `0 * i` makes PostgreSQL draw a new random number for each member.
 */
const rows = (count: number) => `generate_series(1, floor(${count} + random() + 0 * i)::int)`;

const activity = (whose: string) => `
  insert into activity_records (member_id, partner_id, public_id, record_type, occurred_at, local_date, status,
    transaction_type, reward_source, merchant_id, merchant_name, reward_hundredths, bill_cents,
    card_last_four, paid_at, is_dine, credit_cents, target_type, target_label)
  select public_id, partner_id, substr(md5(public_id || n), 1, 24), case when isVisit then 'Transaction' else 'Credit' end,
    happened, happened::date, case when isVisit then 'Awarded' else 'Successful' end,
    case when isVisit then 'Settle' end, case when isVisit then 'S' end,
    case when isVisit then 100000 + (random() * 9999)::int end,
    case when isVisit then 'The Restaurant of ' || substr(md5(n::text), 1, 6) else '' end,
    case when isVisit then 24000 else 0 end, case when isVisit then 4800 end,
    case when isVisit then '4242' end, case when isVisit then happened + interval '9 days' end,
    isVisit, case when not isVisit then 2500 end,
    case when not isVisit then 'LinkedCard' end, case when not isVisit then 'Visa ending in 4242' end
  from members
  cross join generate_series(1, ${perMember.visits + perMember.credits}) n
  cross join lateral (select n <= ${perMember.visits} as isVisit,
    $1::timestamptz - n * interval '15 days' - random() * interval '10 days' as happened) as told
  where ${whose}`;

const NUMBERED = `
  with batch (first, last, today, everybody) as (values ($1::int, $2::int, $3::timestamptz, $4::bigint)),
  numbered as (select i, today, everybody from batch cross join generate_series(first, last) i)`;

const statements: Readonly<Record<string, string>> = {
  members: `
    insert into members (public_id, partner_id, email, member_number, password_hash, first_name, last_name,
      phone_number, address1, city, state, zip_code, email_opt_in, member_type, tier, dining_progress,
      join_hash, referral)
    select ${member('i')}, '${PARTNER}', 'someone.' || i || '@mailprovider.example', 'SIZ' || lpad(i::text, 9, '0'),
      'scrypt$32768$8$1$' || ${random('i', 'salt', 22)} || '$' || ${random('i', 'hash', 43)}, 'Josephine', 'Hernandez',
      '3125550147', i || ' North Lincoln Street', 'Chicago', 'IL', '60601', true, 'EnrolledCardMember', 2,
      '{"status":"Building","completedDines":4,"requiredDines":12,"spentDollars":210,"requiredDollars":700}',
      ${random('i', 'join', 43)}, '{"utmSource":"newsletter","utmCampaign":"spring"}'
    from numbered`,
  vaultCards: `
    insert into vault_cards (token, message_id, fingerprint, card_type, last_four)
    select 'tok_' || ${random("i || '-' || n", 'token', 32)}, ${random("i || '-' || n", 'message', 36)},
      ${random("i || '-' || n", 'print', 43)}, 'Visa', '4242'
    from numbered cross join ${rows(perMember.cards)} n`,
  cards: `
    insert into cards (id, partner_id, member_id, fingerprint, vault_token, card_type, last_four, description)
    select ${random("i || '-' || n", 'card', 24)}, '${PARTNER}', ${member('i')},
      ${random("i || '-' || n", 'print', 43)}, 'tok_' || ${random("i || '-' || n", 'token', 32)}, 'Visa',
      '4242', 'Visa ending in 4242'
    from numbered cross join ${rows(perMember.cards)} n`,
  sessions: `
    insert into member_sessions (id_hash, partner_id, member_id, is_remembered, created_at, expires_at)
    select ${random('i', 'session', 43)}, '${PARTNER}', ${member('i')}, true, today,
      today + interval '90 days'
    from numbered cross join ${rows(perMember.sessions)}`,
  bonuses: `
    insert into member_bonuses (member_id, partner_id, code, status, description, is_new_member_bonus,
      is_eligible_for_new_member_bonus, usable_until, meals_required, meals_completed)
    select ${member('i')}, '${PARTNER}', 'WELCOME' || n, 'Registered', 'Earn 500 bonus points after three dinners', true, true,
      today::date + 60, 3, 1
    from numbered cross join ${rows(perMember.bonuses)} n`,
  // Assigns the tables in turn, so that no two parties get the same table at the same time.
  reservations: `
    insert into reservations (id, member_id, partner_id, merchant_id, table_number, starts_at, ends_at, party_size,
      has_bonus, requires_card, changed_at)
    select ${random("i || '-' || n", 'reservation', 24)}, ${member('i')}, '${PARTNER}', merchant_id, number, starts,
      starts + interval '2 hours', 2, true, false, starts - interval '5 days'
    from (select i, n, today, (n - 1) * everybody + i as turn, everybody / 2 as most
      from numbered cross join generate_series(1, ${perMember.reservations}) n) asked
    cross join lateral (select least(most, (select count(*) from booking_tables)) as places) as given
    join (select merchant_id, number, row_number() over (order by merchant_id, number) - 1 as place
      from booking_tables) seats on place = turn % places
    cross join lateral (select today - (turn / places + 1) * interval '2 hours' as starts) at`,
  impressions: `
    insert into impressions (partner_id, event_id, event_name, occurred_at, received_at, channel, user_agent,
      url, member_id, merchant_id, merchant_ids)
    select '${PARTNER}', gen_random_uuid()::text, case when n % 4 = 0 then 'search' else 'pageView' end,
      happened, happened, 'web',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'https://dining.hilton.example/search', ${member('i')}, case when n % 4 = 1 then '104711' end,
      case when n % 4 = 0 then array_fill('104711'::text, array[10]) else '{}' end
    from numbered cross join generate_series(1, ${perMember.impressions}) n
    cross join lateral (select today - random() * interval '90 days' as happened) as told`,
};

async function addBatch(database: Database, { from, to, members, now }: Range): Promise<void> {
  const values = [from, to, now.toISOString(), members];
  for (const [name, statement] of Object.entries(statements))
    await database.run({ name: `size: ${name}`, text: `${NUMBERED} ${statement}`, values });
  await database.run({
    name: 'size: activity',
    text: activity(`public_id in (select ${member('i')} from generate_series($2::int, $3::int) i)`),
    values: [now.toISOString(), from, to],
  });
}

export async function inventMembers(
  database: Database,
  {
    members,
    now,
    onProgress,
  }: Pick<Range, 'members' | 'now'> & { readonly onProgress: (done: number) => void },
): Promise<void> {
  for (let from = 1; from <= members; from += BATCH) {
    const to = Math.min(members, from + BATCH - 1);
    await addBatch(database, { from, to, members, now });
    onProgress(to);
  }
}

export async function addActivity(database: Database, emails: readonly string[], now: Date): Promise<void> {
  await database.run({
    name: 'load: activity',
    text: activity('email = any($2::text[])'),
    values: [now.toISOString(), [...emails]],
  });
}
