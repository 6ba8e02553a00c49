import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Star, Utensils } from '@tableside/ui/icons';

import { searchCopy } from '../copy.ts';
import type { Highlight } from '../results/use-highlight.ts';
import * as styles from './map-pins.styles.ts';
import { usePinFace } from './use-pin-face.ts';

export interface MapPinProps {
  readonly merchant: Merchant;
  readonly highlight: Highlight;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

export function MapPin({ merchant, highlight, isLit, onPress }: MapPinProps) {
  const copy = useCopy(searchCopy);
  const face = usePinFace(merchant);
  const { name } = merchant;
  const rating = merchant.rating?.overall.toFixed(1);
  const shown = face?.words ?? '';
  const label =
    rating === undefined
      ? copy.text(face ? 'pinUnratedShowing' : 'pinUnrated', { name, shown })
      : copy.text(face ? 'pinShowing' : 'pin', { name, shown, rating });
  const enter = () => highlight.set(merchant.id);
  const leave = () => highlight.set(undefined);
  const stars = rating !== undefined && (
    <>
      <Star size={12} fill="currentColor" aria-hidden="true" />
      <span>{rating}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={leave}
        css={[styles.pin, isLit && styles.lit]}
      >
        {face ? <span>{face.text}</span> : stars || <Utensils size={16} aria-hidden="true" />}
      </button>
      {isLit && (
        <span aria-hidden="true" css={styles.name}>
          <span translate="no">{name}</span>
          {face && stars}
        </span>
      )}
    </>
  );
}
