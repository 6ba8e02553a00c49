import type { MerchantDetail } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { Slot } from '@tableside/kits/feature';
import { formatPhone, merchantCopy, type MerchantLinks } from '@tableside/kits/merchants';
import { ExternalLink, MapPin, Phone } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { useInView } from '@tableside/ui/use-in-view';
import { Suspense, type ReactNode } from 'react';

import { detailCopy } from '../copy.ts';
import * as styles from './about.styles.ts';
import { chip, chips } from './benefits.styles.ts';
import { Hours } from './hours.tsx';

export interface AboutProps {
  readonly merchant: MerchantDetail;
  readonly links: MerchantLinks;
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div css={styles.part}>
      <Title level={3} size="small">
        {title}
      </Title>
      {children}
    </div>
  );
}

function WhereItIs({ name, position }: Pick<MerchantDetail, 'name' | 'position'>) {
  const [watch, isNear] = useInView(300);
  return (
    <div ref={watch} css={styles.map}>
      {isNear && (
        <Suspense>
          <Slot name="placeMap" merchantName={name} position={position} />
        </Suspense>
      )}
    </div>
  );
}

export function About({ merchant, links }: AboutProps) {
  const copy = useCopy(detailCopy);
  const parts = useCopyParts(detailCopy);
  const nameOf = useCopy(merchantCopy);
  const { street, city, state, zipCode } = merchant.address;
  const list = (words: readonly Parameters<typeof nameOf>[0][]) => (
    <ul css={chips}>
      {words.map((word) => (
        <li key={word} css={chip}>
          {nameOf(word)}
        </li>
      ))}
    </ul>
  );
  return (
    <section id="details" tabIndex={-1} aria-labelledby="about" css={styles.about}>
      <Title level={2} size="medium" id="about">
        {parts('about', { name: merchant.name })}
      </Title>
      {merchant.description !== undefined && <p css={styles.description}>{merchant.description}</p>}
      <div css={styles.parts}>
        <Part title={copy('address')}>
          <WhereItIs name={merchant.name} position={merchant.position} />
          <address translate="no" css={styles.address}>
            <span>{street}</span>
            <br />
            <span>{`${city}, ${state} ${zipCode}`}</span>
          </address>
          <div css={styles.links}>
            <Link look="standalone" href={links.directions} isNewTab>
              <MapPin size={20} aria-hidden="true" />
              {copy('directions')}
            </Link>
            {links.call !== undefined && merchant.phone !== undefined && (
              <Link look="standalone" href={links.call}>
                <Phone size={20} aria-hidden="true" />
                {formatPhone(merchant.phone)}
              </Link>
            )}
            {links.website !== undefined && (
              <Link look="standalone" href={links.website} isNewTab>
                <ExternalLink size={20} aria-hidden="true" />
                {copy('website')}
              </Link>
            )}
          </div>
        </Part>
        {merchant.hours.length > 0 && (
          <Part title={copy('hours')}>
            <Hours merchant={merchant} />
          </Part>
        )}
        {merchant.mealsServed.length > 0 && <Part title={copy('meals')}>{list(merchant.mealsServed)}</Part>}
        {merchant.features.length > 0 && <Part title={copy('features')}>{list(merchant.features)}</Part>}
      </div>
    </section>
  );
}
