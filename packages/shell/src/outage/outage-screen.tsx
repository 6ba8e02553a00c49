import { hasMembers, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { EmptyState } from '@tableside/ui/empty-state';
import { useLocation } from 'react-router';

import { notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { outageCopy } from './outage.copy.ts';

const texts = { [routes.login.path]: 'outageSignIn', [routes.join.path]: 'outageJoin' } as const;

const isSpoken = (path: string): path is keyof typeof texts => Object.hasOwn(texts, path);

export function OutageScreen() {
  const copy = useCopy(outageCopy);
  const partner = usePartner();
  const path = useLocation().pathname.replace(/\/$/, '');
  const text = isSpoken(path) && hasMembers(partner) ? texts[path] : 'outageSite';
  return (
    <>
      <PageMeta title={copy.text('outageTitle')} />
      <EmptyState css={notice} illustration={<EmptyTable />} title={copy('outageTitle')} titleLevel={1}>
        <p>{copy(text)}</p>
      </EmptyState>
    </>
  );
}
