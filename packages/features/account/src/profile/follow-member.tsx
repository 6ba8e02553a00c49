import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

import { followed, type ProfileValues } from './profile.values.ts';

export interface FollowMemberProps {
  /** The profile as the server has it. */
  readonly saved: ProfileValues;
  /** What the form itself has just saved, once. */
  readonly takeSent: () => ProfileValues | undefined;
}

/**
 * Keeps the form at what the server has: after saving, and when the profile was changed elsewhere. What somebody has
 * typed meanwhile stays.
 */
export function FollowMember({ saved, takeSent }: FollowMemberProps) {
  const { values, resetForm, setValues } = useFormikContext<ProfileValues>();
  const known = useRef(saved);
  const follow = useEffectEvent(() => {
    const sent = takeSent();
    const next = followed(values, sent ?? known.current, saved);
    known.current = saved;
    if (sent) resetForm({ values: next });
    else void setValues(next, false);
  });
  useEffect(() => {
    if (known.current !== saved) follow();
  }, [saved]);
  return null;
}
