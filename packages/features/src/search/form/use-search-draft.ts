import { CURRENT_LOCATION, isLocationText, plainText } from '@tableside/core';
import { useState } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { isCurrentLocation, type Place } from '../place/place.ts';
import { usePlaceText } from '../place/use-place-name.ts';

export type LocationError = 'locationRequired' | 'locationPattern';

interface Edits {
  /** The place and words of the search that these edits belong to. Others discard them, filters do not. */
  readonly of: string;
  readonly location?: string;
  readonly words?: string;
  readonly error?: LocationError;
}

export interface SearchDraft {
  readonly location: string;
  readonly words: string;
  readonly error: LocationError | undefined;
  readonly setLocation: (text: string) => void;
  readonly setWords: (text: string) => void;
  readonly submit: (location?: string) => LocationError | undefined;
}

const locationError = (location: string): LocationError | undefined => {
  if (location === '') return 'locationRequired';
  return isLocationText(location) ? undefined : 'locationPattern';
};

export function useSearchDraft({ search, change }: SearchAddressControls, place: Place): SearchDraft {
  const placeText = usePlaceText(place.name);
  const of = JSON.stringify([search.location, search.bounds, search.restaurantOrCuisine]);
  const [edits, setEdits] = useState<Edits>({ of });
  const current: Edits = edits.of === of ? edits : { of };
  // A return to the former search must not bring the edits back.
  if (current !== edits) setEdits(current);
  const location = current.location ?? placeText;
  const words = current.words ?? search.restaurantOrCuisine ?? '';
  const shownError =
    current.error ??
    (place.status === 'invalid' && current.location === undefined ? 'locationPattern' : undefined);

  /** Texts such as "Map area" stand for coordinates in the URL. */
  const toAddress = (text: string): string => {
    if (isCurrentLocation(text)) return CURRENT_LOCATION;
    return text === placeText && place.status === 'ready' && place.name.kind !== 'words'
      ? place.location
      : text;
  };

  return {
    location,
    words,
    error: shownError,
    setLocation: (text) => setEdits({ of, words, location: text }),
    setWords: (text) => setEdits({ ...current, words: text }),
    submit: (chosen = location) => {
      const text = plainText(chosen);
      const error = text === '' && place.name.kind === 'anywhere' ? undefined : locationError(text);
      if (error) setEdits({ ...current, location: chosen, error });
      else change({ location: toAddress(text), restaurantOrCuisine: plainText(words) });
      return error;
    },
  };
}
