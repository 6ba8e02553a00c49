import { css } from '@emotion/react';
import type { ContentBlock, MerchantCarouselBlock } from '@tableside/content-client';
import { ButtonLink } from '@tableside/ui/button-link';
import { Link } from '@tableside/ui/link';
import { Title, type TitleSize } from '@tableside/ui/title';
import { space } from '@tableside/ui/tokens';
import type { ReactNode } from 'react';

import { longCopy } from '../copy/long-copy.styles.ts';
import { ResponsiveText, useResponsiveText } from '../copy/responsive-text.tsx';

const blocksStyle = css({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  minWidth: 0,
  '& > * + :is(h1, h2)': { marginTop: space(6) },
});

const carouselStyle = css({
  justifySelf: 'stretch',
  minWidth: 0,
  '* + &': { marginTop: space(4) },
  '&:not(:last-child)': { marginBottom: space(4) },
});

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { readonly type: T }>;

/** Renders a carousel of merchants. Screens pass it, because this kit does not know merchants. */
export type RenderCarousel = (carousel: MerchantCarouselBlock) => ReactNode;

export interface BlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly renderCarousel?: RenderCarousel | undefined;
  readonly isFirstTitleHeading?: boolean | undefined;
  /** Renders the blocks for a side column: smaller titles, no primary action. */
  readonly isAside?: boolean | undefined;
}

interface TitleBlockProps {
  readonly block: BlockOf<'title'>;
  readonly level: 1 | 2;
  readonly size: TitleSize;
}

function TitleBlock({ block, level, size }: TitleBlockProps) {
  const words = useResponsiveText(block.text);
  return (
    <Title level={level} size={size}>
      {words}
    </Title>
  );
}

function ButtonBlock({
  block,
  isPrimary,
}: {
  block: BlockOf<'button' | 'standalone_link'>;
  isPrimary: boolean;
}) {
  const words = useResponsiveText(block.text, { isWithoutLinks: true });
  return block.type === 'button' ? (
    <ButtonLink variant={isPrimary ? 'primary' : 'secondary'} href={block.url} isNewTab={block.isNewTab}>
      {words}
    </ButtonLink>
  ) : (
    <Link look="standalone" href={block.url} isNewTab={block.isNewTab}>
      {words}
    </Link>
  );
}

export function Blocks({
  blocks,
  renderCarousel,
  isFirstTitleHeading = false,
  isAside = false,
}: BlocksProps) {
  const firstTitle = isFirstTitleHeading ? blocks.findIndex(({ type }) => type === 'title') : -1;
  const hasCarousel = blocks.some(({ type }) => type === 'merchant_carousel');
  const titleSize = isAside ? 'small' : hasCarousel ? 'large' : 'medium';
  // A screen has only one primary action.
  const firstButton = isAside ? -1 : blocks.findIndex(({ type }) => type === 'button');

  const renderBlock = (block: ContentBlock, index: number): ReactNode => {
    switch (block.type) {
      case 'title': {
        const isHeading = index === firstTitle;
        const size = isHeading ? 'display' : titleSize;
        return <TitleBlock key={index} block={block} level={isHeading ? 1 : 2} size={size} />;
      }
      case 'body_text':
        return (
          <div key={index} css={longCopy}>
            <ResponsiveText text={block.text} />
          </div>
        );
      case 'button':
      case 'standalone_link':
        return <ButtonBlock key={index} block={block} isPrimary={index === firstButton} />;
      case 'merchant_carousel':
        return (
          renderCarousel && (
            <div key={index} css={carouselStyle}>
              {renderCarousel(block)}
            </div>
          )
        );
    }
  };

  return <div css={blocksStyle}>{blocks.map(renderBlock)}</div>;
}
