import { signInMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { useApi, useSession } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { peopleQuery } from './staging-people.queries.ts';
import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';

/** The invented people of a development platform; choosing one changes who is there (ROU-19). */
export function StagingPeople() {
  const copy = useCopy(stagingCopy);
  const client = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: people } = useQuery(peopleQuery);
  const { mutate: signIn, isPending } = useMutation({
    ...signInMutation(client),
    onSuccess: async () => {
      await session.refresh();
      // What is shown was answered to somebody else.
      await queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <Title level={2} size="small">
        {copy('stagingPeople')}
      </Title>
      {people?.length === 0 && <p>{copy('stagingNoPeople')}</p>}
      <dl css={styles.facts}>
        {people?.map(({ name, email, publicId, password, ssoSubject, shows }) => (
          <div key={name} css={styles.fact}>
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
    </>
  );
}
