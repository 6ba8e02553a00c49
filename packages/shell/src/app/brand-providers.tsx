import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { LinkProvider } from '@tableside/ui/link';
import { TypeSettingProvider } from '@tableside/ui/type-setting';
import { useMemo, type ReactNode } from 'react';

import { shellCopy } from '../copy.ts';
import { RouterAnchor } from '../frame/router-anchor.tsx';

export function BrandProviders({ children }: { readonly children: ReactNode }) {
  const copy = useCopy(shellCopy);
  const { brand, name, programName } = usePartner();
  const typeSetting = useMemo(
    () => ({
      titleCasing: brand.titleCasing,
      buttonCasing: brand.buttonCasing,
      casingExceptions: [name, programName],
      hasPlainRegisteredMark: brand.font.plainRegisteredMark,
    }),
    [brand, name, programName],
  );
  return (
    <TypeSettingProvider value={typeSetting}>
      <LinkProvider component={RouterAnchor} newTabLabel={copy.text('newTab')}>
        {children}
      </LinkProvider>
    </TypeSettingProvider>
  );
}
