import { useContent, useCopy } from '@tableside/kit-content';
import { Card } from '@tableside/ui/card';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';

import type { AccountTabProps } from '../account-tab.ts';
import { accountCopy } from '../copy.ts';
import { Membership } from './membership.tsx';
import * as styles from './overview.styles.ts';

/** The first page of the account: what kind of member it is, and what editors want members to find. */
export function Overview({ member }: AccountTabProps) {
  const copy = useCopy(accountCopy);
  const { linkGroups } = useContent().accountCenter;
  return (
    <div css={styles.overview}>
      <Membership member={member} />
      {linkGroups.length > 0 && (
        <section aria-label={copy('linksTitle')} css={styles.groups}>
          {linkGroups.map(({ title, links }, index) => (
            <Card key={index} css={styles.group}>
              {title !== '' && (
                <Title level={2} size="small">
                  {title}
                </Title>
              )}
              <ul css={styles.links}>
                {links.map(({ text, url, isNewTab }) => (
                  <li key={`${url} ${text}`}>
                    <Link look="standalone" href={url} isNewTab={isNewTab}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </section>
      )}
    </div>
  );
}
