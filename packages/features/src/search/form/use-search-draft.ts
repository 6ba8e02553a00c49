import { CURRENT_LOCATION, isCurrentLocation, isLocationText, plainText } from '@tableside/core';
import { useState } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import type { Place } from '../place/place.ts';
import { usePlaceText } from '../place/use-place-name.ts';

export type LocationError = 'locationRequired' | 'locationPattern';

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

/** What a visitor typed in place of a value of the search, and did not search yet: another value discards it. */
function useEdit<Edit>(value: string): readonly [Edit | undefined, (edit: Edit) => void] {
  const [state, setState] = useState<{ readonly of: string; readonly edit?: Edit }>({ of: value });
  const isCurrent = state.of === value;
  // A return to the former value must not bring the edit back.
  if (!isCurrent) setState({ of: value });
  return [isCurrent ? state.edit : undefined, (edit) => setState({ of: value, edit })];
}

interface LocationEdit {
  readonly text: string;
  readonly error?: LocationError;
}

export function useSearchDraft({ search, change }: SearchAddressControls, place: Place): SearchDraft {
  const placeText = usePlaceText(place.name);
  const [locationEdit, editLocation] = useEdit<LocationEdit>(
    JSON.stringify([search.location, search.bounds]),
  );
  const [wordsEdit, setWords] = useEdit<string>(search.restaurantOrCuisine ?? '');
  const location = locationEdit?.text ?? placeText;
  const words = wordsEdit ?? search.restaurantOrCuisine ?? '';
  const shownError =
    locationEdit?.error ?? (place.status === 'invalid' && !locationEdit ? 'locationPattern' : undefined);

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
    setLocation: (text) => editLocation({ text }),
    setWords,
    submit: (chosen = location) => {
      const text = plainText(chosen);
      const error = text === '' && place.name.kind === 'anywhere' ? undefined : locationError(text);
      if (error) editLocation({ text: chosen, error });
      else change({ location: toAddress(text), restaurantOrCuisine: plainText(words) });
      return error;
    },
  };
}
