import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent, type RefObject } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/**
 * A slide is in view when 80 percent of it is visible. `duration` is the engine's own unit of speed (MER-35).
 */
export const carouselOptions = {
  align: 'start',
  containScroll: 'trimSnaps',
  inViewThreshold: 0.8,
  duration: 15,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** Continues where the row was scrolled before this code loaded. The engine itself would begin at its start. */
function takeOverScroll(viewport: HTMLElement, api: CarouselApi): void {
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  const slides = api.slideNodes();
  const start = slides[0]?.offsetLeft ?? 0;
  const index = slides.findIndex((slide) => slide.offsetLeft - start + slide.offsetWidth / 2 > scrollLeft);
  viewport.scrollLeft = 0;
  api.scrollTo(index, true);
}

export interface CarouselEngineProps {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly startIndex: number;
  readonly onReady: (api: CarouselApi | undefined) => void;
  readonly onMove: (api: CarouselApi) => void;
  readonly onSlidesInView: (indexes: readonly number[]) => void;
}

export function CarouselEngine({
  viewport,
  startIndex,
  onReady,
  onMove,
  onSlidesInView,
}: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ ...carouselOptions, startIndex });
  const ready = useEffectEvent(onReady);
  const moved = useEffectEvent(onMove);
  const seen = useEffectEvent(onSlidesInView);

  useEffect(() => attach(viewport.current), [attach, viewport]);
  useEffect(() => {
    const element = viewport.current;
    if (api === undefined || element === null) return;
    const report = () => moved(api);
    let isRowInView = false;
    const reportSeen = () => {
      if (isRowInView) seen(api.slidesInView());
    };
    // Slides are not in view while their row is below the fold.
    const observer = new IntersectionObserver(
      (entries) => {
        isRowInView = (entries.at(-1)?.intersectionRatio ?? 0) >= carouselOptions.inViewThreshold;
        reportSeen();
      },
      { threshold: carouselOptions.inViewThreshold },
    );
    observer.observe(element);
    api.on('select', report).on('reInit', report).on('slidesInView', reportSeen);
    takeOverScroll(element, api);
    ready(api);
    report();
    return () => {
      observer.disconnect();
      api.off('select', report).off('reInit', report).off('slidesInView', reportSeen);
      ready(undefined);
    };
  }, [api, viewport]);
  return null;
}
