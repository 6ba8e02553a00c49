import type { CopyText as Text, PageBanner as Banner } from '@tableside/content-client';
import { anonymous, isMember, joinsDirectly, type Visitor } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { breakpoint } from '@tableside/ui/tokens';
import type { ReactNode } from 'react';

import { contentCopy } from '../copy.ts';
import { useCopy } from '../copy/use-copy.ts';
import { PageHeading } from './page-heading.tsx';
import * as styles from './page.styles.ts';
import { useAlternativeText } from './use-alternative-text.ts';

export interface PageBannerProps {
  readonly banner: Banner;
  readonly text?: Text | undefined;
  readonly visitor?: Visitor | undefined;
  readonly prospectForm?: ReactNode;
  readonly children?: ReactNode;
}

function BannerPicture({ banner }: { readonly banner: Banner }) {
  const { image, imageMobile, imageXPosition, imageYPosition } = banner;
  const alternativeText = useAlternativeText(banner);
  const source = imageMobile ?? image;
  if (source === undefined) return null;
  return (
    <picture css={styles.bannerPicture}>
      {image !== undefined && imageMobile !== undefined && (
        <source media={`(min-width: ${breakpoint.desktop}px)`} srcSet={image} />
      )}
      <img
        src={source}
        alt={alternativeText}
        fetchPriority="high"
        style={{ objectPosition: `${imageXPosition} ${imageYPosition}` }}
      />
    </picture>
  );
}

function Welcome({ visitor }: { readonly visitor: Visitor }) {
  const copy = useCopy(contentCopy);
  if (!isMember(visitor)) return <p css={styles.welcome}>{copy('welcome')}</p>;
  const { firstName: name } = visitor;
  return (
    <p css={styles.welcome}>{name === '' ? copy('welcomeMemberUnnamed') : copy('welcomeMember', { name })}</p>
  );
}

export function PageBanner({ banner, text, visitor = anonymous, prospectForm, children }: PageBannerProps) {
  const partner = usePartner();
  const hasPicture = banner.image !== undefined || banner.imageMobile !== undefined;
  const hasProspectForm = banner.hasProspectEmail && joinsDirectly(partner) && !isMember(visitor);
  return (
    <div css={styles.banner}>
      <div css={hasPicture ? styles.bannerWithImage : styles.bannerWithoutImage}>
        <BannerPicture banner={banner} />
        <div css={[styles.bannerWords, hasPicture && styles.besidePicture]}>
          {banner.hasWelcomeMessage && <Welcome visitor={visitor} />}
          {text && <PageHeading text={text} />}
          {children}
          {hasProspectForm && prospectForm}
        </div>
      </div>
    </div>
  );
}
