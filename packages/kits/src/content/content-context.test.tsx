import { buildContent } from '@tableside/content-client/testing';
import { PartnerProvider } from '@tableside/kits/partner';
import { partnerWith } from '@tableside/partner-config/testing';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ContentProvider, useContent } from './content-context.tsx';

test('CFG-39 a flag that switches a page off takes its links in content with it, and gives them back', () => {
  const primaryLinks = ['/search', '/discover'].map((url) => ({ text: url, url, isNewTab: false }));
  const content = buildContent({ global: { footer: { primaryLinks } } });
  const assets = { logo: '', logoOnBrand: '', mark: '', footerLogos: {} };
  const build = { settings: partnerWith({ hasDiscoverPage: true }), assets };
  const Links = () => useContent().global.footer.primaryLinks.map(({ text }) => <p key={text}>{text}</p>);
  const site = (hasDiscoverPage: boolean) => (
    <PartnerProvider build={build} overrides={{ hasDiscoverPage }}>
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
  expect(shown).toEqual(['/search/discover', '/search', '/search/discover']);
});
