import { useEffect, useRef, type RefObject } from 'react';

export interface HeadingOfPage {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Must be called when a page of the list is selected. */
  readonly onTurn: (to: number) => void;
}

/**
 * Focuses the heading of a list once the page that was selected is shown, and not when the page changes by
 * itself, by a filter or by going back.
 * @param scroll - brings the heading into view. Must be the same function each time.
 */
export function useHeadingOfPage(
  page: number,
  scroll: (heading: HTMLHeadingElement | null) => void,
): HeadingOfPage {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    scroll(heading.current);
    heading.current?.focus({ preventScroll: true });
  }, [page, scroll]);
  return { heading, onTurn: (to) => void (isTurned.current = to !== page) };
}
