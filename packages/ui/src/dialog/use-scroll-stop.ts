import { useEffect, useState, type RefObject } from 'react';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether an element scrolls and holds nothing that the tab key reaches: then it must be a stop itself. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false);
  // After every render: what is inside may have changed.
  useEffect(() => {
    const element = ref.current;
    const scrolls = element !== null && element.scrollHeight > element.clientHeight;
    setIsStop(scrolls && element.querySelector(reachable) === null);
  });
  return isStop;
}
