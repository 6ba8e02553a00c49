import { isAccountClosed, isMember } from '@tableside/core';
import {
  NotFound,
  NotFoundProvider,
  type Feature,
  type FeatureRoute,
  type NotFoundProps,
} from '@tableside/kits/feature';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';
import { hasPage } from '@tableside/partner-config/schema';
import { ToastRegion } from '@tableside/ui/toast';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

export const toastLabels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};

function Page({ path, screen: { Component }, hasOwnMeta, hasOwnWaiting, isGuarded }: FeatureRoute) {
  const place = useLocation();
  const { guard, status } = useSessionState();
  const target = isGuarded && status === 'settled' ? guard?.(place) : undefined;
  if (isGuarded && !hasOwnWaiting && (status === 'resolving' || !guard)) return <p>Waiting</p>;
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <>
      {!hasOwnMeta && <PageMeta path={path} />}
      <Component />
    </>
  );
}

function Screens({ feature, children }: { readonly feature: Feature; readonly children: ReactNode }) {
  const Closed = feature.slots?.closedAccount;
  const { visitor } = useSessionState();
  const isClosed = isMember(visitor) && isAccountClosed(visitor);
  return isClosed && Closed ? <Closed /> : children;
}

function OtherPage() {
  const { pathname, search } = useLocation();
  return <h1>{`Arrived at ${pathname}${search}`}</h1>;
}

function Other({ elsewhere }: { readonly elsewhere: ReactNode }) {
  const { pathname } = useLocation();
  return hasPage(usePartner(), pathname) ? (elsewhere ?? <OtherPage />) : <NotFound />;
}

const NotFoundPage = ({ title = 'Not found', text, link }: NotFoundProps) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
    {link && <a href={link.href}>{link.label}</a>}
  </>
);

export interface FeaturePagesProps {
  readonly feature: Feature;
  readonly elsewhere?: ReactNode;
}

export function FeaturePages({ feature, elsewhere }: FeaturePagesProps) {
  const partner = usePartner();
  return (
    <NotFoundProvider page={NotFoundPage}>
      <Suspense>
        <main tabIndex={-1}>
          <Screens feature={feature}>
            <Routes>
              {feature.routes
                .filter(({ isAvailable }) => isAvailable?.(partner) ?? true)
                .map((route) => (
                  <Route key={route.path} path={route.path} caseSensitive element={<Page {...route} />} />
                ))}
              <Route path="*" element={<Other elsewhere={elsewhere} />} />
            </Routes>
          </Screens>
        </main>
      </Suspense>
      <ToastRegion labels={toastLabels} />
    </NotFoundProvider>
  );
}
