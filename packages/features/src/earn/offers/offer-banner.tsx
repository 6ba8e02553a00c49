import type { EarnBanner } from '@tableside/content-client';
import { CopyText } from '@tableside/kits/content';
import { Card, CardLink } from '@tableside/ui/card';
import { Picture } from '@tableside/ui/picture';

import * as styles from './offers.styles.ts';

export interface OfferBannerProps {
  readonly offer: EarnBanner;
  readonly isPictureAtEnd: boolean;
}

export function OfferBanner({ offer: { image, text, url }, isPictureAtEnd }: OfferBannerProps) {
  return (
    <Card
      as="li"
      isInteractive={url !== undefined}
      css={image === undefined ? styles.offer : styles.offerWithPicture}
    >
      {image !== undefined && (
        <Picture
          src={image}
          alt=""
          width={700}
          height={500}
          css={[styles.offerPicture, isPictureAtEnd && styles.pictureAtEnd]}
        />
      )}
      <div css={styles.offerWords}>
        {text.map((part, index) => (
          <div key={index} css={index === 0 ? styles.offerTitle : styles.offerText}>
            {index === 0 && url !== undefined ? (
              <CardLink href={url}>
                <CopyText text={part} isWithoutLinks />
              </CardLink>
            ) : (
              <CopyText text={part} />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
