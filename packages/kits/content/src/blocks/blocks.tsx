import type { ContentBlock, MerchantCarouselBlock } from '@tableside/content-client';
import { ButtonLink } from '@tableside/ui/button-link';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { ResponsiveText, useResponsiveText } from '../copy/responsive-text.tsx';
import { blocks as blocksStyle, fullWidth, longCopy } from './blocks.styles.ts';

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { readonly type: T }>;

/** Shows a carousel of merchants; the screen gives it, because this kit knows no merchants. */
export type RenderCarousel = (carousel: MerchantCarouselBlock) => ReactNode;

export interface BlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly renderCarousel?: RenderCarousel | undefined;
  /** The first title is the heading of the page. */
  readonly isFirstTitleHeading?: boolean | undefined;
  /** The first button is the one primary action of the screen; true by default. */
  readonly hasPrimaryAction?: boolean | undefined;
  /** Whom an activation link in copy is for. */
  readonly publicId?: string | undefined;
}

function TitleBlock({ block, level, publicId }: { block: BlockOf<'title'>; level: 1 | 2; publicId: string | undefined }) {
  const words = useResponsiveText(block.text, { publicId });
  return (
    <Title level={level} size={level === 1 ? 'display' : 'large'}>
      {words}
    </Title>
  );
}

function ButtonBlock({ block, isPrimary }: { block: BlockOf<'button' | 'standalone_link'>; isPrimary: boolean }) {
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

/** The blocks of a column, one under the other (ERN-06). */
export function Blocks({
  blocks,
  renderCarousel,
  isFirstTitleHeading = false,
  hasPrimaryAction = true,
  publicId,
}: BlocksProps) {
  const firstTitle = isFirstTitleHeading ? blocks.findIndex(({ type }) => type === 'title') : -1;
  const firstButton = hasPrimaryAction ? blocks.findIndex(({ type }) => type === 'button') : -1;

  const renderBlock = (block: ContentBlock, index: number): ReactNode => {
    switch (block.type) {
      case 'title':
        return <TitleBlock key={index} block={block} level={index === firstTitle ? 1 : 2} publicId={publicId} />;
      case 'body_text':
        return (
          <div key={index} css={longCopy}>
            <ResponsiveText text={block.text} publicId={publicId} />
          </div>
        );
      case 'button':
      case 'standalone_link':
        return <ButtonBlock key={index} block={block} isPrimary={index === firstButton} />;
      case 'merchant_carousel':
        return (
          renderCarousel && (
            <div key={index} css={fullWidth}>
              {renderCarousel(block)}
            </div>
          )
        );
    }
  };

  return <div css={blocksStyle}>{blocks.map(renderBlock)}</div>;
}
