import type { MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { MerchantPicture } from '@tableside/kit-merchants';

import { detailCopy } from '../copy.ts';
import * as styles from './mosaic.styles.ts';

/** Pictures beside the first: as many as fill whole places. */
const placesBeside = (count: number): 0 | 2 | 4 => (count >= 4 ? 4 : count >= 2 ? 2 : 0);

/** One large picture and up to four beside it; on phones the large one alone. */
export function Mosaic({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy(detailCopy);
  const [first = merchant.imageBaseUrl, ...others] = [
    ...new Set([merchant.imageBaseUrl, ...merchant.galleryUrls]),
  ];
  const beside = placesBeside(others.length);
  return (
    <div css={styles.mosaics[beside]} role="group" aria-label={copy('pictures', { name: merchant.name })}>
      <MerchantPicture
        imageBaseUrl={first}
        preset="detail"
        alt={copy('picture', { name: merchant.name })}
        hasPriority
        css={styles.large}
      />
      {others.slice(0, beside).map((imageBaseUrl) => (
        <MerchantPicture
          key={imageBaseUrl}
          imageBaseUrl={imageBaseUrl}
          preset="detail"
          alt=""
          css={styles.small}
        />
      ))}
    </div>
  );
}
