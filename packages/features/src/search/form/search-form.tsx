import { CURRENT_LOCATION, isCurrentLocation } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PlaceField } from '@tableside/kits/places';
import { Button } from '@tableside/ui/button';
import { Search, Utensils } from '@tableside/ui/icons';
import { TextField } from '@tableside/ui/text-field';
import { useRef, type SubmitEvent } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import type { PlaceControls } from '../place/use-place.ts';
import * as styles from './search-form.styles.ts';
import { useSearchDraft } from './use-search-draft.ts';

export interface SearchFormProps {
  readonly address: SearchAddressControls;
  readonly controls: PlaceControls;
}

export function SearchForm({ address, controls: { place, isLocating, requestPosition } }: SearchFormProps) {
  const copy = useCopy(searchCopy);
  const draft = useSearchDraft(address, place);
  const form = useRef<HTMLFormElement>(null);
  const hasNoPosition = place.status === 'blocked' || place.status === 'unavailable';

  const submit = (location?: string) => {
    const error = draft.submit(location);
    if (error) form.current?.querySelector<HTMLInputElement>('input[name="location"]')?.focus();
  };
  const useOwnPosition = () => {
    requestPosition();
    // Updates the field even if the URL is already "Current Location".
    draft.setLocation(CURRENT_LOCATION);
    submit(CURRENT_LOCATION);
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={copy.text('form')}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // The URL already names the visitor's position, so only a new reading can change the response.
        if (hasNoPosition && isCurrentLocation(draft.location)) requestPosition();
        submit();
      }}
      css={styles.form}
    >
      <PlaceField
        label={copy('location')}
        isLabelHidden
        isRequired
        value={draft.location}
        error={draft.error && copy.text(draft.error)}
        isLocating={isLocating}
        isOwn={place.name.kind === 'own' && place.status === 'ready'}
        onChange={draft.setLocation}
        onChoose={submit}
        onUseOwnPosition={useOwnPosition}
        css={styles.place}
      />
      <TextField
        name="restaurantOrCuisine"
        label={copy('restaurantOrCuisine')}
        isLabelHidden
        placeholder={copy.text('restaurantOrCuisine')}
        value={draft.words}
        maxLength={120}
        enterKeyHint="search"
        autoComplete="off"
        before={<Utensils size={20} aria-hidden="true" />}
        onChange={(event) => draft.setWords(event.target.value)}
        css={styles.words}
      />
      <Button
        variant="primary"
        type="submit"
        icon={<Search size={20} aria-hidden="true" />}
        css={styles.submit}
      >
        {copy('submit')}
      </Button>
    </form>
  );
}
