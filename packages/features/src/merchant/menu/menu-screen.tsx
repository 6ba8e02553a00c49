import { ApiError } from '@tableside/api-client';
import { menuQuery, merchantQuery } from '@tableside/api-client/queries';
import {
  formatMoney,
  menuHref,
  merchantHref,
  referenceCode,
  type Dish,
  type Menu,
  type MerchantDetail,
} from '@tableside/core';
import { PageSkeleton, useCopy, useCopyParts } from '@tableside/kits/content';
import { TryAgain, useFailure } from '@tableside/kits/failure';
import { NotFound, type FeatureRoute } from '@tableside/kits/feature';
import { MerchantPicture, usePlaceOf } from '@tableside/kits/merchants';
import { PageMeta } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { EmptyState } from '@tableside/ui/empty-state';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { markCopy, menuCopy } from './menu.copy.ts';
import * as styles from './menu.styles.ts';

// Re-exported so that the dialog and this page are built into one file: every page lists the files that it
// may load.
export { MenuPictures } from './menu-pictures.tsx';

const SECTIONS_WITH_LINKS = 4;

export const findMenuData: NonNullable<FeatureRoute['findData']> = async ({ params }) => {
  const { merchantId = '' } = params;
  return {
    address: menuHref(merchantId),
    load: async (client, queryClient) => {
      const [merchant, menu] = await Promise.all([
        queryClient.fetchQuery(merchantQuery(client, merchantId)),
        queryClient.fetchQuery(menuQuery(client, merchantId)),
      ]);
      return { merchant, menu };
    },
  };
};

/** The elements are in the order in which a screen reader should read them: name, price, details. */
function DishOfMenu({ dish: { name, description, priceCents, note, marks } }: { readonly dish: Dish }) {
  const nameOf = useCopy(markCopy);
  const price = priceCents === undefined ? note : formatMoney(priceCents);
  const more = [
    ...(priceCents === undefined || note === undefined ? [] : [note]),
    ...marks.map((mark) => nameOf.text(mark)),
  ];
  return (
    <li css={styles.dish}>
      <p css={styles.line}>
        <span css={styles.name}>{name}</span>{' '}
        {price !== undefined && (
          <>
            <span aria-hidden="true" css={styles.dots} />
            <span css={styles.price}>{price}</span>
          </>
        )}
      </p>
      {description !== undefined && <p css={styles.words}>{description}</p>}
      {more.length > 0 && <p css={styles.marks}>{more.join(' · ')}</p>}
    </li>
  );
}

interface MenuPageProps {
  readonly merchant: MerchantDetail;
  readonly menu: Menu;
}

function Sections({ menu, hasColumns }: { readonly menu: Menu; readonly hasColumns: boolean }) {
  const copy = useCopy(menuCopy);
  return (
    <div css={styles.sections}>
      {menu.sections.map(({ name, description, dishes }, index) => (
        <section
          key={index}
          id={`section-${index + 1}`}
          tabIndex={-1}
          aria-labelledby={`section-${index + 1}-name`}
          css={styles.section}
        >
          {/* These are the restaurant's own words, so the brand's casing must not change them. */}
          <Title level={2} size="medium" casing="none" id={`section-${index + 1}-name`}>
            {name}
          </Title>
          {description !== undefined && <p css={styles.sectionText}>{description}</p>}
          <ul css={[styles.dishes, hasColumns && styles.dishesInColumns]}>
            {dishes.map((dish, at) => (
              <DishOfMenu key={at} dish={dish} />
            ))}
          </ul>
        </section>
      ))}
      <div css={styles.notes}>
        {menu.note !== undefined && <p>{menu.note}</p>}
        <p>{copy('disclaimer')}</p>
      </div>
    </div>
  );
}

function MenuPage({ merchant, menu }: MenuPageProps) {
  const copy = useCopy(menuCopy);
  const parts = useCopyParts(menuCopy);
  const placeOf = usePlaceOf();
  const { name, cuisines, menuImageUrls, menuImageDescriptions = [] } = merchant;
  const names = menu.sections.map((section) => section.name);
  const place = placeOf(merchant);
  const hasPictures = menuImageUrls.length > 0;
  return (
    <article css={styles.page}>
      <PageMeta
        title={copy.text('pageTitle', { name })}
        description={copy.text('pageDescription', { name, place, sections: names.join(', ') })}
      />
      <header css={styles.head}>
        <Title level={1} size="large">
          {parts('title', { name })}
        </Title>
        <p css={styles.facts}>{[cuisines.join('/'), place].filter((fact) => fact !== '').join(' · ')}</p>
        <Link look="standalone" href={merchantHref(merchant.id)}>
          <span>{parts('restaurant', { name })}</span>
        </Link>
      </header>
      {names.length >= SECTIONS_WITH_LINKS && (
        <nav aria-label={copy.text('sections')}>
          <ul css={styles.jumps}>
            {names.map((section, index) => (
              <li key={index}>
                <Link look="bare" href={`#section-${index + 1}`} css={styles.jump}>
                  {section}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div css={hasPictures && styles.withPictures}>
        <Sections menu={menu} hasColumns={!hasPictures} />
        {hasPictures && (
          <ul aria-label={copy.text('pictures')} css={[styles.pictures, styles.beside]}>
            {menuImageUrls.map((imageBaseUrl, index) => (
              <li key={imageBaseUrl}>
                <MerchantPicture
                  imageBaseUrl={imageBaseUrl}
                  preset="detail"
                  alt={menuImageDescriptions[index] || copy.text('picture', { number: index + 1, name })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

export function MenuScreen() {
  const copy = useCopy(menuCopy);
  const { merchantId = '' } = useParams();
  const api = useApi();
  const merchant = useQuery(merchantQuery(api, merchantId));
  const menu = useQuery(menuQuery(api, merchantId));
  const failures = [useFailure(merchant), useFailure(menu)];
  const error = failures.find(Boolean);
  if (merchant.data && menu.data) return <MenuPage merchant={merchant.data} menu={menu.data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <NotFound
        title={copy('missingTitle')}
        text={copy('missingText')}
        link={{ href: merchantHref(merchantId), label: copy('missingLink') }}
      />
    );
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <>
      <PageMeta />
      {error ? (
        <div role="alert">
          <EmptyState
            title={copy('failedTitle')}
            titleLevel={1}
            action={
              <TryAgain
                isRetrying={merchant.isFetching || menu.isFetching}
                loadingLabel={copy.text('loading')}
                failedLabel={copy.text('failedTitle')}
                onRetry={() => {
                  if (merchant.error) void merchant.refetch();
                  if (menu.error) void menu.refetch();
                }}
              >
                {copy('retry')}
              </TryAgain>
            }
          >
            <p>{copy('failedBody')}</p>
            {reference !== undefined && (
              <p>{copy('failedReference', { reference: referenceCode(reference) })}</p>
            )}
          </EmptyState>
        </div>
      ) : (
        <PageSkeleton message={copy('loading')} />
      )}
    </>
  );
}
