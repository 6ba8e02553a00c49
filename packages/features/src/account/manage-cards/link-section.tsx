import { CardForm } from '@tableside/kits/cards';
import { useCopy } from '@tableside/kits/content';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useId } from 'react';

import { accountCopy } from '../copy.ts';
import * as styles from './manage-cards.styles.ts';

export interface LinkSectionProps {
  readonly count: number;
  readonly selectable: number;
}

export function LinkSection({ count, selectable }: LinkSectionProps) {
  const copy = useCopy(accountCopy);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={styles.section}>
      <Title level={2} size="medium" id={id}>
        {copy(count === 0 ? 'linkTitle' : 'linkAnotherTitle')}
      </Title>
      {selectable > 0 && <p css={styles.words}>{copy('linkBody')}</p>}
      <CardForm onLinked={nothingElse} />
    </Card>
  );
}

const nothingElse = () => undefined;
