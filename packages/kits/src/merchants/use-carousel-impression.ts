import type { Merchant } from '@tableside/core';
import { useTracker } from '@tableside/kits/tracking';
import { useEffect, useEffectEvent, useRef } from 'react';

const IMPRESSION_AFTER_MS = 150;

/**
 * Reports the merchants in view 150 ms after the results arrived, once per set of results. If the row is
 * further down the page, so that nothing is in view yet, the report waits for the first slide in view. If the
 * page is hidden earlier, the report is sent immediately.
 *
 * @returns a callback for the carousel to report the slides in view.
 */
export function useCarouselImpression(merchants: readonly Merchant[]): (indexes: readonly number[]) => void {
  const tracker = useTracker();
  const state = useRef({ inView: [] as readonly number[], isDue: false, isSent: false });

  const send = () => {
    const { inView, isSent } = state.current;
    const merchantIds = inView.flatMap((index) => merchants[index]?.id ?? []);
    if (isSent || merchantIds.length === 0) return;
    state.current.isSent = true;
    tracker.impression({ eventName: 'carousel', merchantIds });
  };
  const sendFromEffect = useEffectEvent(send);

  useEffect(() => {
    state.current.isDue = false;
    state.current.isSent = false;
    const timer = setTimeout(() => {
      state.current.isDue = true;
      sendFromEffect();
    }, IMPRESSION_AFTER_MS);
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendFromEffect();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [merchants]);

  return (indexes) => {
    state.current.inView = indexes;
    if (state.current.isDue) send();
  };
}
