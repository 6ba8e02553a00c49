import type { PartnerSettings } from '@tableside/partner-config';

import { demoPeople } from '../../seed/demo-people.ts';
import type { IdentityPerson } from './people.ts';

/**
 * The invented people as the partner knows them. Those whom the site knows by their public id alone have an account with
 * the partner all the same, and join the site with it.
 */
export const demoIdentities = (partner: PartnerSettings): readonly IdentityPerson[] =>
  demoPeople(partner).map(
    ({ name, ssoSubject = `demo-${name}`, firstName, lastName, email, memberNumber, shows }) => ({
      subject: ssoSubject,
      firstName,
      lastName,
      email,
      shows,
      isAside: shows.startsWith('activation:'),
      ...(memberNumber !== undefined && { memberNumber }),
    }),
  );
