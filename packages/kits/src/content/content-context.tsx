import { emptyContent, withoutLinksTo, type Content } from '@tableside/content-client';
import { PartnerProvider, usePartnerBuild } from '@tableside/kits/partner';
import { createContext, use, useMemo, type ReactNode } from 'react';

import { withCurrencyOf } from './with-currency-of.ts';

const ContentContext = createContext<Content>(emptyContent);

/**
 * Provides content to screens, without links to pages that the partner does not have (CFG-39). Also replaces
 * the currency in the partner settings with the one from content, so that all code reads it there (CON-31).
 */
export function ContentProvider({
  content,
  children,
}: {
  readonly content: Content;
  readonly children: ReactNode;
}) {
  const build = usePartnerBuild();
  const { currencyNames, earn } = content.global;
  const asContentSays = useMemo(
    () => ({ ...build, settings: withCurrencyOf({ currencyNames, earn }, build.settings) }),
    [build, currencyNames, earn],
  );
  const { enrollmentType, hasDiscoverPage, hasVisitClaims } = build.settings;
  const shown = useMemo(
    () => withoutLinksTo(content, { enrollmentType, hasDiscoverPage, hasVisitClaims }),
    [content, enrollmentType, hasDiscoverPage, hasVisitClaims],
  );
  return (
    <PartnerProvider build={asContentSays}>
      <ContentContext value={shown}>{children}</ContentContext>
    </PartnerProvider>
  );
}

export const useContent = (): Content => use(ContentContext);
