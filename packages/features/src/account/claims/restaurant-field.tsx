import { merchantSearchQuery } from '@tableside/api-client/queries';
import { omitUndefined } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { useBoundField } from '@tableside/kits/forms';
import { usePlaceOf } from '@tableside/kits/merchants';
import { usePartner } from '@tableside/kits/partner';
import { useSettled } from '@tableside/kits/places';
import { useApi } from '@tableside/kits/session';
import { Combobox } from '@tableside/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import type { ClaimMerchant, ClaimValues, RestaurantChoice } from './claim.values.ts';
import { claimsCopy, type ClaimsKey } from './claims.copy.ts';

const SHORTEST_TEXT = 2;
const MOST_RESTAURANTS = 8;
/**
 * More results than are shown, because the search includes similar names and does not put the nearest name
 * first.
 */
const SEARCHED_RESTAURANTS = 50;
const none: readonly ClaimMerchant[] = [];

function distanceOf(name: string, text: string): number {
  const [known, typed] = [name.toLowerCase(), text.trim().toLowerCase()];
  if (known === typed) return 0;
  if (known.startsWith(typed)) return 1;
  return known.includes(typed) ? 2 : 3;
}

function useRestaurants(typed: string): {
  readonly restaurants: readonly ClaimMerchant[];
  readonly notice?: ClaimsKey;
} {
  const { campaignCode } = usePartner();
  const text = useSettled(typed);
  const isRequested = text.length >= SHORTEST_TEXT;
  const search = omitUndefined({
    restaurantOrCuisine: text,
    campaignCode: campaignCode ?? undefined,
    pageSize: SEARCHED_RESTAURANTS,
  });
  const { data, isError, isPlaceholderData } = useQuery({
    ...merchantSearchQuery(useApi(), search),
    enabled: isRequested,
  });
  if (typed.trim().length < SHORTEST_TEXT) return { restaurants: none };
  if (isError) return { restaurants: none, notice: 'restaurantFailed' };
  if (data === undefined || isPlaceholderData || !isRequested)
    return { restaurants: none, notice: 'restaurantSearching' };
  return data.merchants.length === 0
    ? { restaurants: none, notice: 'restaurantNone' }
    : {
        restaurants: data.merchants
          .toSorted((one, other) => distanceOf(one.name, text) - distanceOf(other.name, text))
          .slice(0, MOST_RESTAURANTS),
      };
}

const chosen = ({ id, name, city, neighborhood, timeZone }: ClaimMerchant): ClaimMerchant =>
  omitUndefined({ id, name, city, neighborhood, timeZone });

export const toChoice = (merchant: ClaimMerchant): RestaurantChoice => ({
  text: merchant.name,
  merchant: chosen(merchant),
});

export function RestaurantField() {
  const copy = useCopy(claimsCopy);
  const parts = useCopyParts(claimsCopy);
  const placeOf = usePlaceOf();
  const { setFieldValue } = useFormikContext<ClaimValues>();
  const { value, id, name, label, error } = useBoundField<RestaurantChoice>('restaurant');
  const [typed, setTyped] = useState('');
  const { restaurants, notice } = useRestaurants(typed);
  const { merchant } = value;
  return (
    <Combobox
      id={id}
      name={name}
      label={label}
      isRequired
      error={error}
      hint={
        merchant
          ? parts('restaurantPlace', { merchant: merchant.name, place: placeOf(merchant) })
          : copy('restaurantHint')
      }
      maxLength={120}
      value={value.text}
      options={restaurants.map((one) => ({ id: one.id, label: one.name, detail: placeOf(one) }))}
      labels={{
        list: copy.text('restaurants'),
        count: (count) => copy.text(count === 1 ? 'restaurantCountOne' : 'restaurantCount', { count }),
      }}
      {...(notice && { notice: copy(notice) })}
      onValueChange={(text) => {
        setTyped(text);
        void setFieldValue('restaurant', { text });
      }}
      onOptionSelect={(option) => {
        setTyped('');
        const one = restaurants.find((candidate) => candidate.id === option.id);
        if (one) void setFieldValue('restaurant', toChoice(one));
      }}
    />
  );
}
