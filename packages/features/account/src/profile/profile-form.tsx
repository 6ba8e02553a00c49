import type { Member } from '@tableside/core';
import { useZipCheck } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { Form, SubmitButton } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { Banner } from '@tableside/ui/banner';
import { useMemo, useState } from 'react';

import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FollowMember } from './follow-member.tsx';
import { PersonFields } from './person-fields.tsx';
import { draftOf } from './profile-draft.ts';
import { profileRulesOf } from './profile-rules.ts';
import { profileCopy } from './profile.copy.ts';
import { profileSchema } from './profile.schema.ts';
import * as styles from './profile.styles.ts';
import { fieldsOf, followed, isChanged, type ProfileField } from './profile.values.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** What a member may change of what the program knows (PRO-01). */
export function ProfileForm({ member }: { readonly member: Member }) {
  const copy = useCopy(profileCopy);
  const partner = usePartner();
  const rules = useMemo(() => profileRulesOf(partner), [partner]);
  const { saved, takeSent, wrongs, onSave, problemOf } = useProfileForm(member, rules);
  const checkZip = useZipCheck();
  const schema = useMemo(() => profileSchema(rules, saved, checkZip), [rules, saved, checkZip]);
  const labels = useMemo(
    // A complaint about what is not shown belongs to no field: it has no label.
    () =>
      Object.fromEntries(fieldsOf(rules).map((field) => [field, copy(field)])) as Record<
        ProfileField,
        string
      >,
    [rules, copy],
  );
  const [first] = useState(() => {
    const draft = draftOf(member.publicId);
    return draft ? followed(draft.typed, draft.saved, saved) : saved;
  });
  const [hasDraft] = useState(() => isChanged(first, saved, rules));
  return (
    <Form
      aria-label={copy('form')}
      initialValues={first}
      schema={schema}
      labels={labels}
      onSubmit={onSave}
      problemOf={problemOf}
      css={styles.form}
    >
      {hasDraft && (
        <Banner kind="warning" title={copy('draftKept')}>
          {copy('draftKeptText')}
        </Banner>
      )}
      <FollowMember saved={saved} takeSent={takeSent} />
      <PersonFields rules={rules} />
      <AddressFields rules={rules} checkZip={checkZip} />
      <ContactFields rules={rules} tier={member.tier} />
      <div css={styles.end}>
        {wrongs.length > 0 && (
          <Banner kind="error" title={copy('notSavedTitle')}>
            {wrongs.map((wrong) => (
              <p key={wrong} css={styles.wrong}>
                {wrong}
              </p>
            ))}
          </Banner>
        )}
        <div css={styles.send}>
          <SubmitButton size="large" css={styles.button}>
            {copy('save')}
          </SubmitButton>
          <UnsavedChanges publicId={member.publicId} saved={saved} rules={rules} />
        </div>
      </div>
    </Form>
  );
}
