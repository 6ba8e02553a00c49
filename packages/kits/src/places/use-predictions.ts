import { SHORTEST_PREDICTION_TEXT } from '@tableside/api-client';
import { locationPredictionsQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import type { ComboboxOption } from '@tableside/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useSettled } from './use-settled.ts';

const none: readonly ComboboxOption[] = [];

/**
 * Suggests places for the typed text, from three characters on (SEA-33). Empty until the response arrives,
 * and if the request fails.
 */
export function usePredictions(typed: string): {
  readonly options: readonly ComboboxOption[];
  readonly hasNone: boolean;
} {
  const client = useApi();
  const tracker = useTracker();
  const text = useSettled(typed);
  const isRequested = text.length >= SHORTEST_PREDICTION_TEXT;
  const { data } = useQuery(locationPredictionsQuery(client, text));
  useEffect(() => {
    if (isRequested) tracker.impression({ eventName: 'locationPrediction' });
  }, [isRequested, text, tracker]);
  const options = useMemo(
    () =>
      isRequested && data ? data.map(({ text: label }): ComboboxOption => ({ id: label, label })) : none,
    [isRequested, data],
  );
  return { options, hasNone: isRequested && data?.length === 0 };
}
