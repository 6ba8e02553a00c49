import { Children, useEffect, useRef, useState, type ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { lazyPart } from '../lazy-part.ts';
import { useInView } from '../use-in-view.ts';
import type { CarouselApi } from './carousel-engine.tsx';
import * as styles from './carousel.styles.ts';

export interface CarouselLabels {
  readonly carousel: string;
  readonly roleDescription: string;
  readonly previous: string;
  readonly next: string;
  /** Accessible name of a slide, such as "2 of 8". Both numbers count from 1. */
  readonly slide: (position: number, count: number) => string;
}

export interface CarouselProps {
  readonly labels: CarouselLabels;
  /** Width of a slide as any CSS length, such as `min(280px, 85%)`. */
  readonly slideWidth: string;
  readonly children: ReactNode;
  readonly header?: ReactNode;
  /** Set it to false if something else scrolls the carousel. Dragging and the Tab key still work. */
  readonly hasButtons?: boolean | undefined;
  /** Index of the slide to scroll to, from 0. The carousel scrolls when it changes. */
  readonly activeIndex?: number | undefined;
  readonly onActiveIndexChange?: ((index: number) => void) | undefined;
  /**
   * Called with the indexes, from 0, of slides that are at least 80 percent visible, whenever they change
   * (MER-35).
   */
  readonly onSlidesInView?: ((indexes: readonly number[]) => void) | undefined;
  readonly className?: string | undefined;
}

const CarouselEngine = lazyPart(() =>
  import('./carousel-engine.tsx').then((module) => module.CarouselEngine),
);

/**
 * A row of slides with "previous" and "next" buttons, each disabled at its end, where it keeps the focus
 * (MER-34). Until its code has loaded, the row has the same size and scrolls natively.
 */
export function Carousel(props: CarouselProps) {
  const { labels, slideWidth, children, header, hasButtons = true, activeIndex, className } = props;
  const slides = Children.toArray(children);
  const viewport = useRef<HTMLDivElement>(null);
  const [watch, isNear] = useInView(300, false);
  const [api, setApi] = useState<CarouselApi>();
  const [scrolled, setScrolled] = useState({ back: false, forth: slides.length > 1 });
  const [moved, setMoved] = useState<typeof scrolled>();
  // A late event of the row's own scroll must not replace what the engine says.
  const canScroll = moved ?? scrolled;

  useEffect(() => {
    if (activeIndex !== undefined && api !== undefined && api.selectedScrollSnap() !== activeIndex) {
      api.scrollTo(activeIndex);
    }
  }, [api, activeIndex]);

  const move = (direction: 1 | -1) => {
    if (api === undefined) {
      viewport.current?.scrollBy({ left: direction * viewport.current.clientWidth * 0.8 });
    } else if (direction === 1) api.scrollNext();
    else api.scrollPrev();
  };
  const buttons = [
    { label: labels.previous, icon: <ChevronLeft size={20} />, isEnabled: canScroll.back, direction: -1 },
    { label: labels.next, icon: <ChevronRight size={20} />, isEnabled: canScroll.forth, direction: 1 },
  ] as const;

  return (
    <section
      ref={watch}
      aria-label={labels.carousel}
      aria-roledescription={labels.roleDescription}
      className={className}
    >
      {(header !== undefined || hasButtons) && (
        <div css={styles.head}>
          <div css={styles.headText}>{header}</div>
          {hasButtons && (
            <div css={styles.buttons}>
              {buttons.map(({ label, icon, isEnabled, direction }) => (
                <IconButton
                  key={direction}
                  look="outlined"
                  label={label}
                  icon={icon}
                  aria-disabled={!isEnabled || undefined}
                  onClick={isEnabled ? () => move(direction) : undefined}
                />
              ))}
            </div>
          )}
        </div>
      )}
      <div
        ref={viewport}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          if (api === undefined)
            setScrolled({ back: scrollLeft > 0, forth: scrollLeft + clientWidth < scrollWidth - 1 });
        }}
        css={api === undefined ? styles.viewports.plain : styles.viewports.live}
      >
        <div css={[styles.row, api === undefined && styles.plainRow]}>
          {slides.map((slide, index) => (
            <div
              key={typeof slide === 'object' && 'key' in slide ? slide.key : index}
              role="group"
              aria-label={labels.slide(index + 1, slides.length)}
              style={{ width: slideWidth }}
              css={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {isNear && (
        <CarouselEngine
          viewport={viewport}
          startIndex={activeIndex ?? 0}
          onReady={setApi}
          onMove={(engine) => {
            setMoved({ back: engine.canScrollPrev(), forth: engine.canScrollNext() });
            props.onActiveIndexChange?.(engine.selectedScrollSnap());
          }}
          onSlidesInView={(indexes) => props.onSlidesInView?.(indexes)}
        />
      )}
    </section>
  );
}
