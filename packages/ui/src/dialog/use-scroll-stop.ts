import { useLayoutEffect, useState, type RefObject } from 'react';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether an element scrolls and holds nothing that the tab key reaches: then it must be a stop itself. */
export function useScrollStop(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isStop, setIsStop] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    const scrolls = element !== null && element.scrollHeight > element.clientHeight;
    setIsStop(scrolls && element.querySelector(reachable) === null);
  }, [ref, content]);
  return isStop;
}
