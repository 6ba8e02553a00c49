import type { MerchantDetail } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { MerchantPicture } from '@tableside/kits/merchants';
import { Button } from '@tableside/ui/button';
import { Image } from '@tableside/ui/icons';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useState } from 'react';

import { detailCopy } from '../copy.ts';
import * as styles from './mosaic.styles.ts';
import { PicturesDialog } from './pictures-dialog.tsx';

const placesBeside = (count: number): 0 | 2 | 4 => (count >= 4 ? 4 : count >= 2 ? 2 : 0);

export function Mosaic({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy(detailCopy);
  const parts = useCopyParts(detailCopy);
  const [isOpen, setIsOpen] = useState(false);
  const urls = [merchant.imageBaseUrl, ...merchant.galleryUrls];
  // A restaurant without a picture of its own for cards has an empty URL.
  const pictures = [...new Set(urls.filter((url) => url !== ''))];
  const [first = merchant.imageBaseUrl, ...others] = pictures;
  const beside = placesBeside(others.length);
  return (
    <div
      css={styles.mosaics[beside]}
      role="group"
      aria-label={copy.text('pictures', { name: merchant.name })}
    >
      <MerchantPicture
        imageBaseUrl={first}
        preset="detail"
        alt={copy.text('picture', { name: merchant.name })}
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
      {others.length > 0 && (
        <Button
          variant="primary"
          size="small"
          icon={<Image size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          css={styles.all}
        >
          {copy('allPictures', { count: pictures.length })}
          <VisuallyHidden>
            {' '}
            <span>{parts('allPicturesOf', { name: merchant.name })}</span>
          </VisuallyHidden>
        </Button>
      )}
      {isOpen && (
        <PicturesDialog
          title={parts('pictures', { name: merchant.name })}
          pictures={pictures}
          altOf={(number) => copy.text('pictureNumber', { number, name: merchant.name })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
