import { css } from '@emotion/react';
import { ContentGate, useCopy } from '@tableside/kits/content';
import { PageMeta, usePartner, usePartnerAssets } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { color, font, onSurface, space, weight } from '@tableside/ui/tokens';

import { AppProviders } from '../app/app-providers.tsx';
import type { AppProps } from '../app/app.tsx';
import { BrandProviders } from '../app/brand-providers.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { offlineCopy } from './offline.copy.ts';

const header = css(onSurface.header, {
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  fontFamily: font.title,
  fontWeight: weight.semibold,
  '& img': { width: 36, height: 36 },
});

/** Shown without a connection. Contains only links, so that it works without the site's code. */
export function OfflinePage() {
  const copy = useCopy(offlineCopy);
  const { programName } = usePartner();
  const { mark } = usePartnerAssets();
  return (
    <>
      <PageMeta title={copy.text('offlineTitle')} />
      <meta name="robots" content="noindex" />
      <header css={header}>
        {/* The name is beside it in case the image is not cached. */}
        <img src={mark} alt="" />
        {programName}
      </header>
      <main>
        <OfflineNotice
          action={
            // An empty URL leads to the page that was requested.
            <ButtonLink variant="primary" href="">
              {copy('offlineRetry')}
            </ButtonLink>
          }
        />
      </main>
    </>
  );
}

export function OfflineSite({ build, features, routes: pages, services, globalStyles }: AppProps) {
  return (
    <AppProviders build={build} features={features} routes={pages} services={services}>
      {globalStyles}
      <ContentGate renderError={() => null}>
        <BrandProviders>
          <OfflinePage />
        </BrandProviders>
      </ContentGate>
    </AppProviders>
  );
}
