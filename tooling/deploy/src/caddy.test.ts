import { partnerWith } from '@tableside/partner-config/testing';
import { siteRules } from '@tableside/platform/hosting';
import { expect, test } from 'vitest';

import { writeCaddy } from './caddy.ts';

test('ROU-35.a Caddy too redirects an address with a trailing slash, with its query', () => {
  const settings = {
    partner: partnerWith(),
    surveyHostUrl: 'https://forms.example',
    secureFrameUrl: 'https://cards.example',
  };
  const rules = siteRules(settings, new Map([['/index.html', '']]));
  const written = writeCaddy({ partnerId: 'sample', root: '/srv/sample', hasRenderer: false, rules });
  const redirect = /route @slash \{[^]*?uri strip_suffix \/\s+(redir .*)/.exec(written)?.[1];
  // The query is part of {uri} but not of {path}.
  expect(redirect).toBe('redir {uri} 301');
});
