import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { notEarnedReasons, rewardStatuses } from '@tableside/core';
import type { Environment } from '@tableside/platform/hosting';

import { billOf, dineRequest, type DineResponse, type DineRequest } from './dine.ts';

export interface DineArguments {
  readonly partner?: string | undefined;
  readonly email?: string | undefined;
  readonly amount?: string | undefined;
  readonly merchant?: string | undefined;
  readonly status?: string | undefined;
  readonly reason?: string | undefined;
}

interface DineSettings extends Pick<Environment, 'host' | 'port'> {
  readonly partnerIds: readonly string[];
}

export interface DineResult {
  readonly message: string;
  readonly exitCode: 0 | 1 | 2;
}

const usageError = (message: string): DineResult => ({ message, exitCode: 2 });
const failed = (message: string): DineResult => ({ message, exitCode: 1 });

function read(
  { partner, email, amount = '', merchant, status, reason }: DineArguments,
  partnerIds: readonly string[],
): { readonly partner: string; readonly body: DineRequest } | DineResult {
  if (partner === undefined || !partnerIds.includes(partner))
    return usageError(`--partner must be one of ${partnerIds.join(', ')}.`);
  if (!email?.includes('@')) return usageError('--email must be the email address of a member.');
  if (billOf(amount) === undefined)
    return usageError(`--amount must be dollars from 0.01 to 10000.00, such as 48.20, not "${amount}".`);
  if (merchant !== undefined && !/^[1-9]\d{0,8}$/.test(merchant))
    return usageError(`--merchant must be the number of a merchant, not "${merchant}".`);
  const known = rewardStatuses.find((each) => each.toLowerCase() === status?.toLowerCase());
  if (status !== undefined && !known)
    return usageError(`--status must be one of ${rewardStatuses.join(', ')}.`);
  const knownReason = notEarnedReasons.find((each) => each.toLowerCase() === reason?.toLowerCase());
  if (reason !== undefined && !knownReason)
    return usageError(`--reason must be one of ${notEarnedReasons.join(', ')}.`);
  const body = dineRequest.parse({
    email,
    amount,
    ...(merchant !== undefined && { merchantId: Number(merchant) }),
    ...(known && { status: known }),
    ...(knownReason && { reason: knownReason }),
  });
  return { partner, body };
}

/** Connects by IP address, because not every machine can resolve names below localhost. */
async function post(
  { host, port, site }: { host: string; port: number; site: string },
  body: DineRequest,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host,
        port,
        path: '/dev/dine',
        method: 'POST',
        headers: { Host: new URL(site).host, 'Content-Type': 'application/json' },
        timeout: 30_000,
      },
      (response) => {
        text(response).then(
          (responseBody) => resolve({ status: response.statusCode ?? 0, body: responseBody }),
          reject,
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer'))).on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

function messageOf(body: string): string | undefined {
  try {
    const { message, errors = [] } = JSON.parse(body) as {
      message?: string;
      errors?: readonly { readonly message: string }[];
    };
    return errors.length > 0 ? errors.map((error) => error.message).join(' ') : message;
  } catch {
    return undefined;
  }
}

/**
 * Posts a settled meal through the local platform that is running, because no other process may open its
 * embedded database.
 */
export async function dine(typed: DineArguments, settings: DineSettings): Promise<DineResult> {
  const { partnerIds, host, port } = settings;
  const parsed = read(typed, partnerIds);
  if ('exitCode' in parsed) return parsed;
  const site = `http://${parsed.partner}.localhost:${port}`;
  try {
    const { status, body } = await post({ host, port, site }, parsed.body);
    if (status === 201) return { message: (JSON.parse(body) as DineResponse).said, exitCode: 0 };
    return failed(messageOf(body) ?? `${site} does not accept meals: it responded with ${status}.`);
  } catch {
    return failed(`No platform is running at ${site}: start it with "pnpm platform serve".`);
  }
}
