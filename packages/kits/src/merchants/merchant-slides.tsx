import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Carousel } from '@tableside/ui/carousel';
import type { ReactNode } from 'react';

import { merchantCopy } from './copy.ts';
import { MerchantCard, type MerchantCardProps } from './merchant-card.tsx';
import { SLIDE_WIDTH } from './merchant-carousel.styles.ts';
import { useCarouselImpression } from './use-carousel-impression.ts';

export interface MerchantSlidesProps {
  readonly merchants: readonly Merchant[];
  readonly label: string;
  readonly header: ReactNode;
  readonly headingLevel: MerchantCardProps['headingLevel'];
}

export function MerchantSlides({ merchants, label, header, headingLevel }: MerchantSlidesProps) {
  const copy = useCopy(merchantCopy);
  const onSlidesInView = useCarouselImpression(merchants);
  return (
    <Carousel
      header={header}
      slideWidth={SLIDE_WIDTH}
      labels={{
        carousel: label,
        roleDescription: copy.text('carousel'),
        previous: copy.text('previous'),
        next: copy.text('next'),
        slide: (position, count) => copy.text('slide', { position, count }),
      }}
      onSlidesInView={onSlidesInView}
    >
      {merchants.map((merchant) => (
        <MerchantCard key={merchant.id} merchant={merchant} headingLevel={headingLevel} />
      ))}
    </Carousel>
  );
}
