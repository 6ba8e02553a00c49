import { randomUUID } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';
import type { Database } from '@tableside/platform/database';
import {
  createFramedApp,
  type Embedder,
  type FramedAppOptions,
  type PageFiles,
} from '@tableside/platform/framed-page';
import {
  clientAddressOf,
  isWithinLimit,
  networkSubject,
  valueHoldsCardNumber,
  type RateRule,
} from '@tableside/platform/web';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { formPage, noFormPage } from './page.ts';
import { reportOf } from './report-response.ts';
import { formResponse } from './response.schema.ts';

export interface FormsOptions extends FramedAppOptions {
  readonly partners: readonly Pick<PartnerSettings, 'id' | 'siteUrl' | 'typeformCode'>[];
  readonly database: Database;
  readonly secret: string;
  readonly now: () => Date;
  readonly trustsProxy: boolean;
  readonly sendReport: (partnerId: string, report: string) => Promise<boolean>;
}

const LARGEST_BODY = 16 * 1024;
const sending: RateRule = { name: 'form', limit: 60, windowSeconds: 600 };

/**
 * Accepts only requests from the form's own page. Other origins would need a CORS preflight, which is never
 * granted.
 */
const isFromOwnPage = ({ req }: Context): boolean =>
  (req.header('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin' &&
  /^application\/json\b/.test(req.header('Content-Type') ?? '');

/**
 * Creates a fake of the third party that hosts surveys and reviews. It serves a partner's form at
 * `/to/{code}`, which only that partner's site can embed, sends the messages of the third party's embed
 * script, and reports responses to the platform.
 */
export function createFormsApp(options: FormsOptions, files: PageFiles): Hono {
  const { partners, database, secret, now, trustsProxy, sendReport } = options;
  const { app, respondWithPage, finish } = createFramedApp('a form', options, files);
  const hasForm = (partnerId: string, code: string) =>
    partners.some(({ id, typeformCode }) => id === partnerId && typeformCode === code);

  app.get('/to/:code', (context) => {
    const code = context.req.param('code');
    const embedId = context.req.query('typeform-embed-id') ?? '';
    const isHere = ({ partnerId }: Embedder) => hasForm(partnerId, code);
    const page = (embedder: Embedder) =>
      formPage({
        embedder,
        code,
        files,
        embedId: /^[\w-]{1,64}$/.test(embedId) ? embedId : '',
        responseId: randomUUID(),
      });
    return respondWithPage(
      context,
      (embedder) => (isHere(embedder) ? page(embedder) : noFormPage(files)),
      (embedder) => (isHere(embedder) ? 200 : 404),
    );
  });

  const limitBody = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) => context.json({ code: 'tooLarge' }, 400),
  });
  app.post('/to/:code', limitBody, async (context) => {
    if (!isFromOwnPage(context)) return context.json({ code: 'forbidden' }, 403);
    const body: unknown = await context.req.json().catch(() => undefined);
    const given = formResponse.safeParse(body);
    if (!given.success) return context.json({ code: 'invalid' }, 400);
    const { data: response } = given;
    const formCode = context.req.param('code');
    if (!hasForm(response.partner, formCode)) return context.json({ code: 'noForm' }, 404);
    if (valueHoldsCardNumber(response.answers)) return context.json({ code: 'cardNumber' }, 400);
    const subject = networkSubject(secret, clientAddressOf(context, trustsProxy));
    const hit = { partnerId: response.partner, rule: sending, subject, item: response.responseId };
    if (!(await isWithinLimit(database, hit, now()))) return context.json({ code: 'tooManyTries' }, 429);
    const isReported = await sendReport(response.partner, reportOf(response, { formCode, now: now() }));
    return isReported
      ? context.json({ responseId: response.responseId })
      : context.json({ code: 'notReported' }, 502);
  });
  return finish();
}
