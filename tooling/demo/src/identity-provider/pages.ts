import type { PartnerSettings } from '@tableside/partner-config';
import { html, raw } from 'hono/html';

import type { IdentityPerson, NewPerson } from './people.ts';

type Html = ReturnType<typeof html>;

export type PagePartner = Pick<PartnerSettings, 'id' | 'name' | 'ssoModal'>;

export type FieldErrors = Partial<Record<keyof NewPerson, string>>;

const accountOf = ({ name, ssoModal }: PagePartner) => ssoModal?.partnerAccountName ?? `${name} account`;

const page = (title: string, partner: PagePartner | undefined, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style/${partner?.id ?? 'plain'}.css" />
      </head>
      <body>
        <header class="band"><p class="name">${partner?.name ?? 'Sign-in'}</p></header>
        <main class="sheet">${content}</main>
        <footer class="foot">
          <p>
            A stand-in for the partner’s own sign-in, for development and demonstrations. No password is
            asked.
          </p>
        </footer>
      </body>
    </html>`;

const initials = ({ firstName, lastName }: NewPerson) => `${firstName.charAt(0)}${lastName.charAt(0)}`;

const choice = (person: IdentityPerson) =>
  html` <li>
    <button class="person" name="subject" value="${person.subject}">
      <span class="badge" aria-hidden="true">${initials(person)}</span>
      <span class="who">
        <span class="full-name">${person.firstName} ${person.lastName}</span>
        <span class="detail shows">${person.shows}</span>
        <span class="detail">${person.email}</span>
      </span>
    </button>
  </li>`;

interface Field {
  readonly name: keyof NewPerson;
  readonly label: string;
  readonly type: 'text' | 'email';
  readonly autocomplete: string;
}

const fields: readonly Field[] = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'email', label: 'Email address', type: 'email', autocomplete: 'email' },
];

const field = ({ name, label, type, autocomplete }: Field, typed: NewPerson, errors: FieldErrors) => {
  const error = errors[name];
  const isFirstError = fields.find((other) => errors[other.name] !== undefined)?.name === name;
  const errorAttributes =
    error === undefined ? '' : raw(` aria-invalid="true" aria-describedby="${name}-error"`);
  return html` <p class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${typed[name]}"
      autocomplete="${autocomplete}"
      required
      maxlength="${type === 'email' ? 254 : 100}"
      ${errorAttributes}${isFirstError ? raw(' autofocus') : ''}
    />
    ${error === undefined ? '' : html`<span class="error" id="${name}-error">${error}</span>`}
  </p>`;
};

export interface SignInPage {
  readonly partner: PagePartner;
  readonly uid: string;
  readonly people: readonly IdentityPerson[];
  readonly typed?: NewPerson;
  readonly errors?: FieldErrors;
}

const nothingTyped: NewPerson = { firstName: '', lastName: '', email: '' };

const choices = (people: readonly IdentityPerson[]) => {
  const aside = people.filter(({ isAside }) => isAside);
  const others = people.filter(({ isAside }) => !isAside);
  return html`
    <ul class="people">
      ${others.map(choice)}
    </ul>
    ${
      aside.length === 0
        ? ''
        : html`<details>
            <summary>People for activation</summary>
            <ul class="people">
              ${aside.map(choice)}
            </ul>
          </details>`
    }
  `;
};

export function signInPage({ partner, uid, people, typed = nothingTyped, errors = {} }: SignInPage): Html {
  const account = accountOf(partner);
  const hasErrors = Object.keys(errors).length > 0;
  const title = `${hasErrors ? 'Please check the form: s' : 'S'}ign in to your ${account}`;
  return page(
    title,
    partner,
    html`
      <h1>Sign in to your ${account}</h1>
      <section aria-labelledby="people">
        <h2 id="people">Choose who you are</h2>
        <form method="post" action="/interaction/${uid}/person">${choices(people)}</form>
      </section>
      <section aria-labelledby="new">
        <h2 id="new">Or be somebody new</h2>
        <form method="post" action="/interaction/${uid}/new" class="new">
          ${fields.map((one) => field(one, typed, errors))}
          <button class="action">Create account and continue</button>
        </form>
      </section>
      <form method="post" action="/interaction/${uid}/cancel">
        <button class="quiet">Cancel and go back</button>
      </form>
    `,
  );
}

export const signOutPage = (partner: PagePartner | undefined, form: string): Html =>
  page(
    'Sign out',
    partner,
    html`
      <h1>Sign out of your ${partner ? accountOf(partner) : 'account'} too?</h1>
      <p>You have left the dining site. On a shared device, sign out here as well.</p>
      ${raw(form)}
      <div class="row">
        <button class="action" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <button class="quiet" form="op.logoutForm">Stay signed in</button>
      </div>
    `,
  );

export const messagePage = (title: string, sentence: string, partner?: PagePartner): Html =>
  page(
    title,
    partner,
    html`<h1>${title}</h1>
      <p>${sentence}</p>`,
  );
