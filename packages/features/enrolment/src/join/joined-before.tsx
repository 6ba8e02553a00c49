import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';
import { TextField } from '@tableside/ui/text-field';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import * as styles from '../page/notice.styles.ts';
import { ProgramAside } from '../page/program-aside.tsx';
import * as formStyles from './join-form/join-form.styles.ts';

/** Who came by single sign-on and has joined before: what is known of them, and the way on (OP-128, ENR-06). */
export function JoinedBefore({ member }: { readonly member: Member }) {
  const copy = useCopy(enrolmentCopy);
  const known = ['firstName', 'lastName', 'email'] as const;
  return (
    <EnrolmentPage
      title={copy('joinedBeforeTitle')}
      lead={copy('joinedBeforeLead')}
      step={2}
      aside={<ProgramAside />}
    >
      <section css={styles.part}>
        <Title level={2} size="medium">
          {copy('aboutYou')}
        </Title>
        <p css={formStyles.note}>{copy('fromPartner')}</p>
        <div css={formStyles.fields}>
          {known.map((name) => (
            <TextField key={name} name={name} label={copy(name)} value={member[name]} readOnly />
          ))}
        </div>
        <div css={styles.ways}>
          <ButtonLink variant="primary" size="large" href="/add_card">
            {copy('joinedBeforeAction')}
          </ButtonLink>
        </div>
      </section>
    </EnrolmentPage>
  );
}
