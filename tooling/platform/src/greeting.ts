import type { PartnerSettings } from '@tableside/partner-config';

import { DEMO_PASSWORD, demoPeople, type DemoPerson } from './seed/demo-people.ts';
import type { Platform } from './start-platform.ts';

const canSignIn = ({ password, ssoSubject }: DemoPerson) =>
  password !== undefined || ssoSubject !== undefined;
const isForActivation = ({ shows }: DemoPerson) => shows.startsWith('activation:');
const listOf = (partners: readonly PartnerSettings[]) => partners.map(({ id }) => id).join(', ');

function howToSignIn(partners: readonly PartnerSettings[], identityUrl: string | undefined): string[] {
  const direct = partners.filter(({ enrollmentType }) => enrollmentType === 'direct');
  const sso = partners.filter(({ enrollmentType }) => enrollmentType === 'sso');
  return [
    ...(direct.length > 0 ? [`with the password ${DEMO_PASSWORD} at ${listOf(direct)}`] : []),
    ...(sso.length > 0 && identityUrl !== undefined
      ? [`by choosing them at ${identityUrl} for ${listOf(sso)}`]
      : []),
  ];
}

/** The invented people once, although each partner has its own of them; with the partners that alone have some. */
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

function describePeople(platform: Platform): string[] {
  const { identityUrl } = platform;
  const partners = platform.partners.filter(({ enrollmentType }) => enrollmentType !== 'none');
  const first = partners.find(({ enrollmentType }) => enrollmentType === 'direct') ?? partners[0];
  if (!first) return [];
  const people = peopleOf(partners);
  const width = Math.max(...people.map(({ email }) => email.length));
  const site = platform.urlOf(first.id);
  const activatable = demoPeople(first).find((person) => isForActivation(person) && !canSignIn(person));
  return [
    `People to sign in as, ${howToSignIn(partners, identityUrl).join(', or ')}:`,
    ...people.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
    '',
    ...(activatable ? [`Activation:  ${site}/activate?public_id=${activatable.publicId}`] : []),
    `Everybody:   ${site}/dev/people`,
    `Mail:        ${site}/dev/outbox`,
  ];
}

/** What somebody needs who develops a client of their own for the sign-in or for content. */
function describeClients({ url, identityUrl, identityClients, contentTokens }: Platform): string[] {
  const clients = [...identityClients].flatMap(([id, { clientId, clientSecret }]) => [
    `  OpenID Connect, with the people of ${id}:  issuer ${identityUrl}`,
    `    client_id ${clientId}  client_secret ${clientSecret}`,
  ]);
  const tokens = [...contentTokens].map(([id, token]) => `    auth_token ${token}  ${id}`);
  const content = tokens.length > 0 ? [`  ButterCMS:  ${url}/api/cms/v2`, ...tokens] : [];
  return ['For a client of your own:', ...clients, ...content];
}

/** What is said once everything runs: the sites, and outside production who can be seen there and how. */
export function greeting(platform: Platform): string[] {
  const width = Math.max(...platform.partnerIds.map((id) => platform.urlOf(id).length));
  return [
    '',
    `${platform.url}  (default partner)`,
    ...platform.partnerIds.map((id) => {
      const local = platform.localUrlOf(id);
      return local === undefined ? platform.urlOf(id) : `${platform.urlOf(id).padEnd(width)}  ${local}`;
    }),
    '',
    ...(platform.hasDemoPeople ? [...describePeople(platform), '', ...describeClients(platform), ''] : []),
  ].map((line) => (line === '' ? '' : `  ${line}`));
}
