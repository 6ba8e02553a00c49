import { css } from '@emotion/react';
import { MerchantCarousel, type MerchantCarouselProps } from '@tableside/kits/merchants';
import { from } from '@tableside/ui/tokens';
import { useInView } from '@tableside/ui/use-in-view';

/** About the height of a carousel, to avoid a layout shift when it loads. */
const waiting = css({ minHeight: 550, [from.desktop]: { minHeight: 486 } });

/** A row of merchants that requests position and search when it comes near the viewport. */
export function NearCarousel(props: MerchantCarouselProps) {
  const [ref, isNear] = useInView();
  if (!isNear) return <div ref={ref} css={waiting} />;
  return <MerchantCarousel {...props} />;
}
