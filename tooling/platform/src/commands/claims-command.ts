import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { claimStates, formatMoney, isOpenClaim } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { and, asc, eq, inArray } from 'drizzle-orm';

import { claimDecision, decideClaim } from '../api/index.ts';
import { schema, type Database } from '../database/database.ts';
import type { Mailer } from '../mail/index.ts';
import { Problem } from '../web/problem.ts';
import { UsageError } from './run-command.ts';

const { claimEvents, claimPictures, claims } = schema;

export interface ClaimsCommandOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Pick<Mailer, 'writeMail'>;
  readonly partners: readonly PartnerSettings[];
  readonly now: () => Date;
  readonly origin: string;
  readonly print: (line: string) => void;
}

type Subcommand = (args: string[], options: ClaimsCommandOptions) => Promise<void>;
type ClaimRow = typeof claims.$inferSelect;

const summaryOf = ({ reference, partnerId, state, visitDate, billCents, merchantName }: ClaimRow): string =>
  [reference, partnerId, state, visitDate, formatMoney(billCents), merchantName].join('  ');

const list: Subcommand = async (args, { database, print }) => {
  const { values } = parseArgs({
    args,
    options: { partner: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const rows = await database.orm
    .select()
    .from(claims)
    .where(
      and(
        values.all ? undefined : inArray(claims.state, claimStates.filter(isOpenClaim)),
        values.partner === undefined ? undefined : eq(claims.partnerId, values.partner),
      ),
    )
    .orderBy(asc(claims.createdAt), asc(claims.reference));
  for (const row of rows) print(summaryOf(row));
  if (rows.length === 0) print(values.all ? 'There are no claims.' : 'There are no open claims.');
};

const show: Subcommand = async (args, { database, print }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { pictures: { type: 'string' } },
  });
  const [partnerId, reference] = positionals;
  if (partnerId === undefined || reference === undefined) throw new UsageError();
  const { orm } = database;
  const [claim] = await orm
    .select()
    .from(claims)
    .where(and(eq(claims.partnerId, partnerId), eq(claims.reference, reference)));
  if (!claim) throw new Error(`${partnerId} has no claim ${reference}.`);
  const { memberId, cardType, lastFour, findings, reason, transactionId } = claim;
  print(summaryOf(claim));
  print(`Member: ${memberId}`);
  print(`Card: ${cardType ?? 'not linked'}, ending in ${lastFour}`);
  if (reason !== null) print(`Reason: ${reason}`);
  if (transactionId !== null) print(`Record: ${transactionId}`);
  for (const finding of findings) print(`Found: ${JSON.stringify(finding)}`);
  const events = await orm
    .select()
    .from(claimEvents)
    .where(and(eq(claimEvents.partnerId, partnerId), eq(claimEvents.reference, reference)))
    .orderBy(asc(claimEvents.id));
  for (const { at, by, state, reason: why, source, decidedBy, origin } of events)
    print(
      [at.toISOString(), by, state, why, decidedBy, source, origin]
        .filter((part) => part !== null)
        .join('  '),
    );
  const pictures = await orm
    .select()
    .from(claimPictures)
    .where(and(eq(claimPictures.partnerId, partnerId), eq(claimPictures.reference, reference)))
    .orderBy(asc(claimPictures.createdAt), asc(claimPictures.id));
  if (values.pictures === undefined) {
    print(`Pictures: ${pictures.length}`);
    return;
  }
  await mkdir(values.pictures, { recursive: true });
  for (const [index, { data }] of pictures.entries()) {
    const path = join(values.pictures, `${reference}-${index + 1}.jpg`);
    await writeFile(path, data);
    print(`Picture: ${path}`);
  }
};

const decide: Subcommand = async (args, { partners, print, origin, ...options }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      amount: { type: 'string' },
      record: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const [partnerId, reference, state] = positionals;
  const { reason, amount, record: transactionId, by: decidedBy } = values;
  if (state === undefined || reason === undefined || decidedBy === undefined) throw new UsageError();
  const partner = partners.find(({ id }) => id === partnerId);
  if (!partner) throw new Error(`${partnerId} is not a partner.`);
  const { data: decision, error } = claimDecision.safeParse({
    reference,
    state,
    reason,
    decidedBy,
    transactionId,
    ...(amount !== undefined && { amount: Number(amount) }),
  });
  if (!decision)
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  try {
    const { isChanged, ...claim } = await decideClaim(options, partner, decision, {
      source: 'command',
      origin,
    });
    print(
      `${claim.reference} is ${isChanged ? 'now' : 'already'} ${claim.state}.` +
        (claim.transactionId === undefined ? '' : ` Its record is ${claim.transactionId}.`),
    );
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { message, facts } = cause.details;
    throw new Error(typeof facts?.['state'] === 'string' ? `${message} It is ${facts['state']}.` : message, {
      cause,
    });
  }
};

const subcommands: Readonly<Record<string, Subcommand>> = { list, show, decide };

export async function runClaims(args: string[], options: ClaimsCommandOptions): Promise<void> {
  const [name = '', ...others] = args;
  const run = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!run) throw new UsageError();
  await run(others, options);
}
