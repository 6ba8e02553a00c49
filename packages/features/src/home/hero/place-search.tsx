import { CURRENT_LOCATION, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useGoTo } from '@tableside/kits/feature';
import { PlaceField } from '@tableside/kits/places';
import { Button } from '@tableside/ui/button';
import { Search } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { useState, type SubmitEvent } from 'react';

import { homeCopy } from '../copy.ts';
import * as styles from './hero.styles.ts';

export function PlaceSearch() {
  const copy = useCopy(homeCopy);
  const goTo = useGoTo();
  const [location, setLocation] = useState('');

  const search = (text: string) => {
    const place = text.trim();
    // Builds the query itself, because the code for full search URLs is too large for the first paint.
    const query = place === '' ? '' : `?${new URLSearchParams({ location: place }).toString()}`;
    goTo(routes.search.path + query);
  };

  // Until the page's code has loaded, the browser itself submits the form to the same URL.
  return (
    <form
      role="search"
      action={routes.search.path}
      css={styles.searchBox}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        search(location);
      }}
    >
      <PlaceField
        label={copy('searchLabel')}
        value={location}
        onChange={setLocation}
        onChoose={search}
        onUseOwnPosition={() => search(CURRENT_LOCATION)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Search size={20} aria-hidden="true" />}
        css={styles.searchButton}
      >
        {copy('search')}
      </Button>
      <Link look="standalone" href={routes.restaurants.path} css={styles.byCity}>
        {copy('browseByCity')}
      </Link>
    </form>
  );
}
