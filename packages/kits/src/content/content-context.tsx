import { emptyContent, type Content } from '@tableside/content-client';
import { PartnerProvider, usePartnerBuild } from '@tableside/kits/partner';
import { currencyWords } from '@tableside/partner-config';
import { createContext, use, useMemo, type ReactNode } from 'react';

const ContentContext = createContext<Content>(emptyContent);

/** Gives content to screens, and the partner with what content says of its currency: everything reads it there (CON-31). */
export function ContentProvider({
  content,
  children,
}: {
  readonly content: Content;
  readonly children: ReactNode;
}) {
  const build = usePartnerBuild();
  const { currencyNames, earn } = content.global;
  const asContentSays = useMemo(() => {
    const { settings } = build;
    return {
      ...build,
      settings: {
        ...settings,
        currencyNames: { ...currencyWords(settings), ...currencyNames },
        earn: { ...settings.earn, ...earn },
      },
    };
  }, [build, currencyNames, earn]);
  return (
    <PartnerProvider build={asContentSays}>
      <ContentContext value={content}>{children}</ContentContext>
    </PartnerProvider>
  );
}

/** The partner's content, complete: the gate has opened before anything renders. */
export const useContent = (): Content => use(ContentContext);
