import { buildContent } from '@tableside/content-client/testing';
import { PartnerProvider } from '@tableside/kits/partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ContentProvider, useContent } from './content-context.tsx';

test.each([
  ['hasDiscoverPage', '/discover'],
  ['hasVisitClaims', '/account/report_visit'],
])(
  'CFG-39 the flag %s takes the links to the page that it switches off out of content, and gives them back',
  (flag, page) => {
    const primaryLinks = ['/search', page].map((url) => ({ text: url, url, isNewTab: false }));
    const content = buildContent({ global: { footer: { primaryLinks } } });
    const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
    const build = { settings: partnerWith({ hasDiscoverPage: true, hasVisitClaims: true }), assets };
    const Links = () => useContent().global.footer.primaryLinks.map(({ text }) => <p key={text}>{text}</p>);
    const site = (isOn: boolean) => (
      <PartnerProvider build={build} overrides={{ [flag]: isOn }}>
        <ContentProvider content={content}>
          <Links />
        </ContentProvider>
      </PartnerProvider>
    );
    const { container, rerender } = render(site(true));
    const shown = [true, false, true].map((isOn) => {
      rerender(site(isOn));
      return container.textContent;
    });
    expect(shown).toEqual([`/search${page}`, '/search', `/search${page}`]);
  },
);
