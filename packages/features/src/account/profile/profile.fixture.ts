import { buildMemberBody, locationHandlers, memberHandlers } from '@tableside/api-client/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { type SiteOptions, renderSite, server } from '../site.fixture.tsx';

type Body = Readonly<Record<string, unknown>>;

/** Unsaved changes are restored for the same member, so every test uses a new member. */
let people = 0;
export const shownId = () => `member-of-test-${people}`;

export async function showProfile(options: SiteOptions = {}) {
  const sent: Body[] = [];
  people += 1;
  const member = { publicId: shownId(), ...options.member };
  let body = buildMemberBody(member);
  server.use(
    memberHandlers.update(({ body: update }) => {
      const { address, ...rest } = update as { address?: object };
      sent.push(update as Body);
      body = { ...body, ...rest, address: { ...body.address, ...address } };
      return body;
    }),
    locationHandlers.validateZip(({ query }) => ({ isValid: query.get('zip') !== '99999' })),
  );
  const view = renderSite('/account/user_profile', { ...options, member });
  await screen.findByRole('form', { name: 'Your profile' });
  return { ...view, sent };
}

export const form = () => within(screen.getByRole('form', { name: 'Your profile' }));
export const field = (label: string): HTMLInputElement =>
  form().getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*|\\*)?$`));
export const box = (label: RegExp) => form().getByRole<HTMLInputElement>('checkbox', { name: label });
export const texts = /^Text me offers/;
export const mail = /^Email me offers/;

export async function fillIn(label: string, typed: string) {
  const control = field(label);
  await userEvent.clear(control);
  if (typed === '') return;
  await userEvent.click(control);
  await userEvent.paste(typed);
}

export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
