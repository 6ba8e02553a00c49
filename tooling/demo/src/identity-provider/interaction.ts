import type { HttpBindings } from '@hono/node-server';
import { strictEmailPattern } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';
import { errors, type Provider } from 'oidc-provider';
import * as z from 'zod';

import { pagePolicy } from './headers.ts';
import { messagePage, signInPage, type FieldErrors, type SignInPage } from './pages.ts';
import type { IdentityPerson, NewPerson, People } from './people.ts';
import { accountIdOf } from './clients.ts';
import { styleSheet } from './style.ts';

interface IdentityEnv {
  Bindings: HttpBindings;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface InteractionOptions {
  readonly provider: Provider;
  readonly people: People;
  readonly partnerOf: (clientId: string) => PartnerSettings | undefined;
  readonly partners: readonly PartnerSettings[];
}

const typed = (label: string, most: number) =>
  z.string().trim().min(1, `Enter your ${label}.`).max(most, `That ${label} is too long.`);
const newPersonShape = z.object({
  firstName: typed('first name', 100),
  lastName: typed('last name', 100),
  email: typed('email address', 254)
    .toLowerCase()
    .regex(strictEmailPattern, 'Enter an email address such as name@example.com.'),
});

function errorsOf({ issues }: z.ZodError): FieldErrors {
  const { firstName, lastName, email } = z.flattenError<NewPerson>(
    new z.ZodError(issues) as never,
  ).fieldErrors;
  return {
    ...(firstName?.[0] !== undefined && { firstName: firstName[0] }),
    ...(lastName?.[0] !== undefined && { lastName: lastName[0] }),
    ...(email?.[0] !== undefined && { email: email[0] }),
  };
}

/**
 * When the prompt is repeated, another account may be signed in. The library would end that session with a
 * page that needs a script, so it is ended here.
 */
async function endOthersSession(provider: Provider, interaction: Interaction): Promise<void> {
  if (interaction.session === undefined) return;
  const former = await provider.Session.findByUid(interaction.session.uid);
  await former?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

export function createInteraction({ provider, people, partnerOf, partners }: InteractionOptions) {
  const app = new Hono<IdentityEnv>();

  async function readRequest({ env }: Context<IdentityEnv>) {
    const { uid, params } = await provider.interactionDetails(env.incoming, env.outgoing);
    const partner = partnerOf(String(params['client_id']));
    if (!partner) throw new errors.SessionNotFound('No partner requested this sign-in.');
    return { uid, partner, siteOrigin: new URL(String(params['redirect_uri'])).origin };
  }

  async function show(context: Context<IdentityEnv>, form: Pick<SignInPage, 'typed' | 'errors'> = {}) {
    const { uid, partner, siteOrigin } = await readRequest(context);
    // The response to the form redirects to the site in the end, and browsers apply form-action to redirects
    // as well.
    context.header('Content-Security-Policy', pagePolicy(siteOrigin));
    const list = await people.list(partner.id);
    return context.html(signInPage({ partner, uid, people: list, ...form }), form.errors ? 400 : 200);
  }

  async function completeSignIn(
    context: Context<IdentityEnv>,
    partner: PartnerSettings,
    { subject }: IdentityPerson,
  ) {
    const { incoming, outgoing } = context.env;
    await endOthersSession(provider, await provider.interactionDetails(incoming, outgoing));
    const result = { login: { accountId: accountIdOf(partner.id, subject), remember: false } };
    const next = await provider.interactionResult(incoming, outgoing, result, {
      mergeWithLastSubmission: false,
    });
    return context.redirect(next, 303);
  }

  app.get('/style/:name', (context) => {
    const name = context.req.param('name').replace(/\.css$/, '');
    const css = styleSheet(partners.find(({ id }) => id === name));
    return context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
  app.get('/interaction/:uid', (context) => show(context));
  app.post('/interaction/:uid/person', async (context) => {
    const { partner } = await readRequest(context);
    const { subject } = await context.req.parseBody();
    const person = typeof subject === 'string' ? await people.find(partner.id, subject) : undefined;
    return person ? completeSignIn(context, partner, person) : show(context);
  });
  app.post('/interaction/:uid/new', async (context) => {
    const { partner } = await readRequest(context);
    const body = await context.req.parseBody();
    const text = (name: keyof NewPerson) => (typeof body[name] === 'string' ? body[name] : '');
    const given = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') };
    const { data, error } = newPersonShape.safeParse(given);
    if (error) return show(context, { typed: given, errors: errorsOf(error) });
    const person = await people.add(partner.id, data);
    if (person) return completeSignIn(context, partner, person);
    const errorsOfForm = { email: 'Somebody has this email address already: choose them above.' };
    return show(context, { typed: given, errors: errorsOfForm });
  });
  app.post('/interaction/:uid/cancel', async (context) => {
    const { incoming, outgoing } = context.env;
    const refusal = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
    return context.redirect(await provider.interactionResult(incoming, outgoing, refusal), 303);
  });
  app.notFound((context) =>
    context.html(messagePage('Nothing here', 'There is nothing at this address.'), 404),
  );
  app.onError((error, context) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return context.html(
      messagePage('This sign-in has run out', 'Go back to the dining site and start again from there.'),
      400,
    );
  });
  return app;
}
