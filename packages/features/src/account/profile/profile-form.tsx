import type { Member } from '@tableside/core';
import { useZipCheck, type ZipCheck } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { Form, FormEnd } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Banner } from '@tableside/ui/banner';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';

import { ContactFields, HomeFields, PersonFields } from './profile-fields.tsx';
import { profileCopy } from './profile.copy.ts';
import { profileSchema } from './profile.schema.ts';
import * as styles from './profile.styles.ts';
import {
  fieldsOf,
  followed,
  isChanged,
  profileRulesOf,
  type ProfileField,
  type ProfileRules,
  type ProfileValues,
} from './profile.values.ts';
import { draftOf, UnsavedChanges } from './unsaved-changes.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** Applies profile changes made elsewhere to the form. Edited fields keep their values. */
function useFollowSaved(saved: ProfileValues, followedRef: RefObject<ProfileValues>): void {
  const { setValues } = useFormikContext<ProfileValues>();
  const follow = useEffectEvent(() => {
    const before = followedRef.current;
    followedRef.current = saved;
    if (before !== saved) void setValues((values) => followed(values, before, saved), false);
  });
  useEffect(() => follow(), [saved]);
}

interface ProfileFieldsProps {
  readonly member: Member;
  readonly rules: ProfileRules;
  readonly checkZip: ZipCheck;
  readonly saved: ProfileValues;
  /** The saved values that the form has taken over last. */
  readonly followedRef: RefObject<ProfileValues>;
  readonly saveErrors: readonly string[];
}

function ProfileFields({ member, rules, checkZip, saved, followedRef, saveErrors }: ProfileFieldsProps) {
  const copy = useCopy(profileCopy);
  useFollowSaved(saved, followedRef);
  return (
    <>
      <PersonFields rules={rules} />
      <HomeFields rules={rules} checkZip={checkZip} />
      <ContactFields rules={rules} tier={member.tier} />
      <FormEnd
        submitLabel={copy('save')}
        beside={<UnsavedChanges publicId={member.publicId} saved={saved} rules={rules} />}
      >
        {saveErrors.length > 0 && (
          <Banner kind="error" title={copy('notSavedTitle')}>
            {saveErrors.map((message) => (
              <p key={message} css={styles.saveError}>
                {message}
              </p>
            ))}
          </Banner>
        )}
      </FormEnd>
    </>
  );
}

export function ProfileForm({ member }: { readonly member: Member }) {
  const copy = useCopy(profileCopy);
  const partner = usePartner();
  const rules = useMemo(() => profileRulesOf(partner), [partner]);
  const { saved, followedRef, saveErrors, onSubmit, mapError } = useSaveProfile(member, rules);
  const checkZip = useZipCheck();
  const schema = useMemo(() => profileSchema(rules, saved, checkZip), [rules, saved, checkZip]);
  const labels = useMemo(
    // Hidden fields have no label, so their errors are left out.
    () =>
      Object.fromEntries(fieldsOf(rules).map((field) => [field, copy.text(field)])) as Record<
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
      aria-label={copy.text('form')}
      initialValues={first}
      schema={schema}
      labels={labels}
      onSubmit={onSubmit}
      mapError={mapError}
      css={styles.form}
    >
      {hasDraft && (
        <Banner kind="warning" title={copy('draftKept')}>
          {copy('draftKeptText')}
        </Banner>
      )}
      <ProfileFields
        member={member}
        rules={rules}
        checkZip={checkZip}
        saved={saved}
        followedRef={followedRef}
        saveErrors={saveErrors}
      />
    </Form>
  );
}
