import { createClient } from '@tableside/api-client';
import { PartnerProvider } from '@tableside/kit-partner';
import { SessionProvider } from '@tableside/kit-session';
import { GlobalStyles } from '@tableside/ui/global-styles';
import { LinkProvider } from '@tableside/ui/link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { search } from '../../src/index.ts';
import partner from 'PARTNER?partner';
const A = ({ href, ...rest }: any) => <Link to={href} {...rest} />;
const visitor = new URLSearchParams(location.search).has('member') ? { kind: 'member', publicId: 'x', memberType: 'EnrolledCardMember', tier: 2, firstName: 'A', email: 'a@b.c', hasEmailOptIn: true, hasEligibleNewMemberBonus: false } as const : undefined;
createRoot(document.getElementById('root')!).render(
  <StrictMode><QueryClientProvider client={new QueryClient()}><PartnerProvider build={partner}><SessionProvider client={createClient()} visitor={visitor}>
    <BrowserRouter><LinkProvider component={A} newTabLabel="new tab"><GlobalStyles />
    <header style={{ height: innerWidth < 861 ? 60 : 72, boxSizing: 'border-box', background: 'var(--ts-color-surface-header)', position: 'sticky', top: 0, zIndex: 40 , borderBottom:'1px solid #ddd'}} />
    <main><Suspense><Routes>{search.routes.map((r) => <Route key={r.path} path={r.path} element={<r.screen.Component />} />)}</Routes></Suspense></main>
    </LinkProvider></BrowserRouter></SessionProvider></PartnerProvider></QueryClientProvider></StrictMode>);
