import { css } from '@emotion/react';
import { MerchantCarousel, type MerchantCarouselProps } from '@tableside/kits/merchants';
import { from } from '@tableside/ui/tokens';
import { useInView } from '@tableside/ui/use-in-view';

/** Reserves about the height of a carousel, to avoid a layout shift. */
const waiting = css({
  minHeight: 550,
  [from.desktop]: { minHeight: 486 },
  '@media print': { display: 'none' },
});

export function NearCarousel(props: MerchantCarouselProps) {
  const [ref, isNear] = useInView();
  if (!isNear) return <div ref={ref} css={waiting} />;
  return <MerchantCarousel {...props} />;
}
