import { formatCount, placeHref, type PlaceLink } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Link } from '@tableside/ui/link';

import { placesCopy } from './place-page.copy.ts';
import * as styles from './places.styles.ts';

export function PlaceLinks({ links }: { readonly links: readonly PlaceLink[] }) {
  const copy = useCopy(placesCopy);
  return (
    <ul css={styles.links}>
      {links.map(({ path, name, count }) => (
        <li key={path}>
          <Link look="standalone" href={placeHref(path)}>
            <span translate="no">{name}</span>
          </Link>
          <span css={styles.count}>{copy('restaurants', { count: formatCount(count) })}</span>
        </li>
      ))}
    </ul>
  );
}
