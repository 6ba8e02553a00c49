import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import type { NotFoundProps } from '@tableside/kits/feature';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { notice } from '../frame/page-frame.styles.ts';
import { findRoute, RoutesContext } from '../frame/routes.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { pagesCopy } from '../pages.copy.ts';

const never = () => () => {};

const fileName = /\.[a-z\d]{2,5}$/i;

function useMistake(): NotFoundProps {
  const copy = useCopy(pagesCopy);
  const { pathname, search } = useLocation();
  const siteRoutes = use(RoutesContext);
  const partner = usePartner();
  // The server sends the same page for every unknown URL.
  const isOnServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isOnServer) return {};
  const small = pathname.toLowerCase();
  if (small !== pathname && findRoute(siteRoutes, small, partner)) {
    return {
      text: copy('notFoundSmall'),
      link: { href: `${small}${search}`, label: copy('notFoundGo', { path: small }) },
    };
  }
  return fileName.test(pathname) ? { title: copy('notFoundFile') } : {};
}

export function NotFoundScreen(props: NotFoundProps) {
  const copy = useCopy(pagesCopy);
  const {
    title = copy('notFoundTitle'),
    text = copy('notFoundTagline'),
    link = { href: routes.home.path, label: copy('notFoundHome') },
  } = { ...useMistake(), ...props };
  return (
    <>
      <PageMeta path={routes.notFound.path} />
      <EmptyState
        css={notice}
        illustration={<EmptyTable />}
        title={title}
        titleLevel={1}
        action={
          <ButtonLink variant="primary" href={link.href}>
            {link.label}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </>
  );
}
