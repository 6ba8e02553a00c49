import type { SlotProps } from '@tableside/kits/feature';
import { useCopy } from '@tableside/kits/content';
import { MapPin } from '@tableside/ui/icons';
import { useRef } from 'react';

import { searchCopy } from '../copy.ts';
import * as styles from './result-map.styles.ts';
import { LONE_ZOOM } from './map-view.ts';
import { useMountedMap } from './use-mounted-map.ts';

const nothing = () => undefined;

export function PlaceMap({ merchantName, position }: SlotProps['placeMap']) {
  const copy = useCopy(searchCopy);
  const host = useRef<HTMLDivElement>(null);
  const state = useMountedMap(host, {
    firstView: () => ({ center: position, zoom: LONE_ZOOM }),
    onFrame: nothing,
    onMoveEnd: nothing,
  });
  if (state.status === 'failed') return <p css={styles.notice}>{copy('placeMapFailed')}</p>;
  const attributions = state.status === 'shown' ? state.attributions : [];
  return (
    <>
      <div role="img" aria-label={copy.text('placeMap', { name: merchantName })} css={styles.frame}>
        <div ref={host} inert css={[styles.host, styles.still]} />
        {state.status === 'shown' && <MapPin size={40} aria-hidden="true" css={styles.point} />}
      </div>
      <p css={styles.note}>{attributions.length > 0 ? attributions.join(', ') : copy('mapNote')}</p>
    </>
  );
}
