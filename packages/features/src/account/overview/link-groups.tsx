import { useContent, useCopy, useFillText } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';

import { accountCopy } from '../copy.ts';
import * as styles from './overview.styles.ts';

export function LinkGroups() {
  const copy = useCopy(accountCopy);
  const fill = useFillText();
  const { linkGroups } = useContent().accountCenter;
  if (linkGroups.length === 0) return null;
  return (
    <section aria-label={copy.text('linksTitle')} css={styles.groups}>
      {linkGroups.map(({ title, links }, index) => (
        <Card key={index} css={styles.group}>
          {title !== '' && (
            <Title level={2} size="small">
              {fill(title)}
            </Title>
          )}
          <ul css={styles.links}>
            {links.map(({ text, url, isNewTab }) => (
              <li key={`${url} ${text}`}>
                <Link look="standalone" href={url} isNewTab={isNewTab}>
                  {fill(text)}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}
