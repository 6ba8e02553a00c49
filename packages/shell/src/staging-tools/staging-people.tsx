import { signInMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { useApi, useSession } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Link } from '@tableside/ui/link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { peopleQuery } from './staging-people.queries.ts';
import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

export function StagingPeople() {
  const copy = useCopy(stagingCopy);
  const client = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: people } = useQuery(peopleQuery);
  const {
    mutate: signIn,
    isPending,
    isError,
  } = useMutation({
    ...signInMutation(client),
    onSuccess: async () => {
      await session.refresh();
      await queryClient.invalidateQueries();
    },
  });
  return (
    <ToolSection title={copy.text('stagingPeople')}>
      {people?.length === 0 && <p css={styles.note}>{copy('stagingNoPeople')}</p>}
      <dl css={styles.people}>
        {people?.map(({ name, email, publicId, password, ssoSubject, shows }) => (
          <div key={name} css={styles.person}>
            <dt>
              {password === undefined ? (
                <Link href={ssoSubject === undefined ? `/stgtools?public_id=${publicId}` : '/Login'}>
                  {name}
                </Link>
              ) : (
                <Button
                  variant="secondary"
                  disabled={isPending}
                  onClick={() => signIn({ userName: email, password, rememberMe: false })}
                >
                  {name}
                </Button>
              )}
            </dt>
            <dd>{shows}</dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p role="alert" css={styles.note}>
          {copy('stagingNotSignedIn')}
        </p>
      )}
    </ToolSection>
  );
}
