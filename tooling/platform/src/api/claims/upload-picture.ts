import { randomUUID } from 'node:crypto';

import { claimsContract } from '@tableside/api-client/contract';
import { claimPictureTypes, LARGEST_CLAIM_PICTURE, type PictureError } from '@tableside/core';
import { and, eq, isNull } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { MemberRow } from '../../accounts/find-member.ts';
import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import { memberSessionOf, requireMember } from '../../accounts/require-member.ts';
import { schema } from '../../database/database.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { networkSubject } from '../../web/network-key.ts';
import { notFound, Problem } from '../../web/problem.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import { lockMember } from '../cards/lock-member.ts';

const { claimPictures } = schema;

const TEN_MINUTES = 600;
const memberRule: RateRule = { name: 'claim-pictures-member', limit: 30, windowSeconds: TEN_MINUTES };
const networkRule: RateRule = { name: 'claim-pictures-network', limit: 300, windowSeconds: TEN_MINUTES };
const MOST_WAITING = 10;

const messages: Readonly<Record<PictureError, string>> = {
  tooLarge: 'The file has more than 8 MB.',
  wrongType: 'The file is not a JPEG, PNG, WebP, HEIC or PDF.',
  unreadable: 'The file cannot be read.',
  tooManyPixels: 'The picture has more than 50 million pixels.',
  tooManyPictures: 'Too many pictures wait for a claim.',
};

const refuse = (code: PictureError) => new Problem({ status: 400, code, message: messages[code] });

const limitFile = bodyLimit({
  maxSize: LARGEST_CLAIM_PICTURE,
  onError: () => {
    throw refuse('tooLarge');
  },
});

/** Counts each file before it is decoded, because decoding keeps a core busy. */
async function limitPictures(
  context: Context<PlatformEnv>,
  { database, secret, now }: ApiOptions,
  { partnerId, publicId }: MemberRow,
): Promise<void> {
  const moment = now();
  const subjects: [RateRule, string][] = [
    [memberRule, publicId],
    [networkRule, networkSubject(secret, context.get('clientAddress'))],
  ];
  for (const [rule, subject] of subjects)
    await limitRate(database, { partnerId, rule, subject, item: randomUUID() }, moment);
}

/** Separate from the other endpoints of claims because its body is not JSON. */
export const createPictureUpload = (options: ApiOptions) =>
  new Hono<PlatformEnv>().post(
    '/Claims/Pictures',
    describeCall({
      operationId: 'addClaimPicture',
      summary:
        'Takes a picture of a receipt as a file of at most 8 MB, and stores a new JPEG of it, or of the first ' +
        'page, without metadata. What the file is follows from its first bytes. It is forgotten after a day ' +
        'unless a claim is sent with it. 400 with "tooLarge", "wrongType", "unreadable", "tooManyPixels", or ' +
        '"tooManyPictures" if ten wait for a claim. 404 in a program without claims.',
      tag: 'claims',
      status: 201,
      response: claimsContract.addPictureResponse,
      files: [...claimPictureTypes, 'application/octet-stream'],
      problems: [400, 401, 404, 429],
      problemBodies: { 400: claimsContract.pictureRefusal },
      needsToken: true,
      needsAccessToken: true,
    }),
    requireMember(options, { needsAccessToken: true }),
    async (context, next) => {
      const { hasVisitClaims } = await settingsToday(options.database, partnerOf(context, options));
      if (!hasVisitClaims) throw notFound('This program takes no claims.');
      await limitPictures(context, options, memberSessionOf(context).member);
      await next();
    },
    limitFile,
    async (context) => {
      const { database, now, renderReceipt } = options;
      const { publicId: memberId, partnerId } = memberSessionOf(context).member;
      const rendered = await renderReceipt(new Uint8Array(await context.req.arrayBuffer()));
      if ('refusal' in rendered) throw refuse(rendered.refusal);
      const { width, height, data } = rendered.picture;
      const id = randomUUID();
      await database.orm.transaction(async (transaction) => {
        await lockMember(transaction, { partnerId, publicId: memberId });
        const waiting = await transaction
          .select({ id: claimPictures.id })
          .from(claimPictures)
          .where(
            and(
              eq(claimPictures.memberId, memberId),
              eq(claimPictures.partnerId, partnerId),
              isNull(claimPictures.reference),
            ),
          );
        if (waiting.length >= MOST_WAITING) throw refuse('tooManyPictures');
        await transaction.insert(claimPictures).values({
          id,
          partnerId,
          memberId,
          contentType: 'image/jpeg',
          width,
          height,
          data,
          createdAt: now(),
        });
      });
      return context.json({ pictureId: id }, 201);
    },
  );
