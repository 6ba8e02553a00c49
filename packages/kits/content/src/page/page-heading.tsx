import type { CopyText as Text } from '@tableside/content-client';
import { Title } from '@tableside/ui/title';

import { CopyText, useCopyNodes } from '../copy/copy-text.tsx';
import { longCopy } from '../copy/long-copy.styles.ts';
import { lead } from './page-heading.styles.ts';

/** The first paragraph is the heading, the others lead into the page; without paragraphs all of it is the heading. */
function splitHeading(text: Text): { readonly heading: Text; readonly rest: Text } {
  const [first, ...rest] = text;
  return first?.type === 'element' && first.tag === 'p'
    ? { heading: first.children, rest }
    : { heading: text, rest: [] };
}

export interface PageHeadingProps {
  readonly text: Text;
  readonly publicId?: string | undefined;
}

/** The heading of a page from its banner text. */
export function PageHeading({ text, publicId }: PageHeadingProps) {
  const { heading, rest } = splitHeading(text);
  const words = useCopyNodes(heading, { publicId });
  return (
    <>
      <Title level={1} size="display">
        {words}
      </Title>
      {rest.length > 0 && (
        <div css={[longCopy, lead]}>
          <CopyText text={rest} publicId={publicId} />
        </div>
      )}
    </>
  );
}
