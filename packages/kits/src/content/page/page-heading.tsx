import { css } from '@emotion/react';
import type { CopyText as Text } from '@tableside/content-client';
import { Title } from '@tableside/ui/title';
import { text } from '@tableside/ui/tokens';

import { CopyText, useCopyNodes } from '../copy/copy-text.tsx';
import { longCopy } from '../copy/long-copy.styles.ts';
import { splitHeading } from './split-heading.ts';

const lead = css({ ...text.lead, maxWidth: '48ch', textWrap: 'balance' });

export interface PageHeadingProps {
  readonly text: Text;
}

export function PageHeading({ text }: PageHeadingProps) {
  const { heading, rest } = splitHeading(text);
  const words = useCopyNodes(heading);
  return (
    <>
      <Title level={1} size="display">
        {words}
      </Title>
      {rest.length > 0 && (
        <div css={[longCopy, lead]}>
          <CopyText text={rest} />
        </div>
      )}
    </>
  );
}
