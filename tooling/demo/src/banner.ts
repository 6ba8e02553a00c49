import { hasMembers, joinsBySso, joinsDirectly } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import { banner } from '@tableside/platform';

import { DEMO_PASSWORD, demoPeople, type DemoPerson } from './seed/demo-people.ts';
import type { DemoPlatform } from './start-demo.ts';

const canSignIn = ({ password, ssoSubject }: DemoPerson) =>
  password !== undefined || ssoSubject !== undefined;
const isForActivation = ({ shows }: DemoPerson) => shows.startsWith('activation:');
const canBeActivated = ({ shows }: DemoPerson) => shows === 'activation: can be activated';
const listOf = (partners: readonly PartnerSettings[]) => partners.map(({ id }) => id).join(', ');

function howToSignIn(partners: readonly PartnerSettings[], identityUrl: string | undefined): string[] {
  const direct = partners.filter(joinsDirectly);
  const sso = partners.filter(joinsBySso);
  return [
    ...(direct.length > 0 ? [`with the password ${DEMO_PASSWORD} at ${listOf(direct)}`] : []),
    ...(sso.length > 0 && identityUrl !== undefined
      ? [`by choosing them at ${identityUrl} for ${listOf(sso)}`]
      : []),
  ];
}

function peopleOf(partners: readonly PartnerSettings[]): DemoPerson[] {
  const everybody = partners.flatMap((partner) => demoPeople(partner).map((person) => ({ partner, person })));
  const byName = new Map(everybody.map(({ person }) => [person.name, person]));
  return [...byName.values()]
    .filter((person) => canSignIn(person) && !isForActivation(person))
    .map((person) => {
      const homes = everybody.filter((one) => one.person.name === person.name);
      if (homes.length === partners.length) return person;
      return { ...person, shows: `${person.shows} (${listOf(homes.map(({ partner }) => partner))})` };
    });
}

function describePeople(platform: DemoPlatform): string[] {
  const { identityUrl } = platform;
  const partners = platform.partners.filter(hasMembers);
  const first = partners.find(joinsDirectly) ?? partners[0];
  if (!first) return [];
  const people = peopleOf(partners);
  const width = Math.max(...people.map(({ email }) => email.length));
  const site = platform.urlOf(first.id);
  const activatable = demoPeople(first).find(canBeActivated);
  return [
    `Demo accounts, ${howToSignIn(partners, identityUrl).join(', or ')}:`,
    ...people.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
    '',
    ...(activatable ? [`Activation:  ${site}/activate?public_id=${activatable.publicId}`] : []),
    `All people:  ${site}/dev/people`,
    `Mail:        ${site}/dev/outbox`,
  ];
}

function describeClients({ url, identityUrl, identityClients, contentTokens }: DemoPlatform): string[] {
  const clients = [...identityClients].flatMap(([id, { clientId, clientSecret }]) => [
    `  OpenID Connect, with the people of ${id}:  issuer ${identityUrl}`,
    `    client_id ${clientId}  client_secret ${clientSecret}`,
  ]);
  const tokens = [...contentTokens].map(([id, token]) => `    auth_token ${token}  ${id}`);
  const content = tokens.length > 0 ? [`  ButterCMS:  ${url}/api/cms/v2`, ...tokens] : [];
  return ['To connect your own client:', ...clients, ...content];
}

export const demoBanner = (platform: DemoPlatform): string[] =>
  banner(platform, [...describePeople(platform), '', ...describeClients(platform), '']);
