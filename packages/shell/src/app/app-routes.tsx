import { NotFound, type FeatureRoute } from '@tableside/kit-feature';
import { PageMeta, usePartner } from '@tableside/kit-partner';
import { useCopy } from '@tableside/kit-content';
import { Loading } from '@tableside/ui/loading';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

import { shellCopy } from '../copy.ts';
import { LateErrorScreen } from '../error/late-error-screen.tsx';
import { notice, waiting } from '../frame/page-frame.styles.ts';

const ExtraScreen = lazy(async () => ({
  default: (await import('../extra-page/extra-screen.tsx')).ExtraScreen,
}));

function Waiting() {
  const copy = useCopy(shellCopy);
  return (
    <div css={[notice, waiting]}>
      <Loading message={copy('loading')} />
    </div>
  );
}

/** Puts the features' screens, the shell's own pages and the partner's extra pages on their paths. */
export function AppRoutes({ routes }: { readonly routes: readonly FeatureRoute[] }) {
  const partner = usePartner();
  const available = routes.filter(({ isAvailable }) => isAvailable?.(partner) ?? true);
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {available.map(({ path, screen: { Component }, hasOwnMeta = false }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={
              <>
                {!hasOwnMeta && <PageMeta />}
                <Component />
              </>
            }
          />
        ))}
        {partner.extraRoutes.map(({ path, slug }) => (
          <Route key={path} path={path} caseSensitive element={<ExtraScreen slug={slug} />} />
        ))}
        <Route path="/error" element={<LateErrorScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
