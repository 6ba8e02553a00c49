import { chrome } from '@tableside/features/chrome';
import { preloadScreens } from '@tableside/kits/testing';
import { describe, expect, test } from 'vitest';

import { realPartners, setupRealSites } from './real-sites.ts';

const { open } = setupRealSites();
preloadScreens(chrome);

const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const words = () => document.querySelector('main')?.textContent ?? '';
const hrefs = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

describe.each(realPartners)('$id', (partner) => {
  const { settings } = partner;
  const { accessibility, customerSupport } = settings;

  test('CHR-53.a CHR-53.b CHR-53.c CHR-53.d the statement is in its program’s name, with its support and its promises', async () => {
    await open(partner, '/accessibility');
    expect(document.querySelector('h1')).toHaveTextContent(/^accessibility$/i);
    expect(words()).toContain(settings.programName);
    expect(words()).toContain('level AA of WCAG 2.2');
    expect(words()).not.toMatch(/[{}]/);
    expect(hrefs('main')).toContain(customerSupport.phone.href);
    expect(hrefs('main')).toContain(customerSupport.email.href);
    expect(/answer within (\d+) business/.exec(words())?.[1]).toBe(accessibility.replyDays?.toString());
    const { reviewedOn } = accessibility;
    expect(/Last reviewed on ([^.]+)\./.exec(words())?.[1]).toBe(
      reviewedOn === null ? undefined : dayOf.format(Date.parse(reviewedOn)),
    );
    expect(words().includes('surveys are forms of another company')).toBe(settings.typeformCode !== null);
  });

  test('CHR-53.e the footer links to it once, before the privacy choices', async () => {
    await open(partner, '/surveys');
    const links = hrefs('footer').filter((href) => href === '/accessibility' || href === '/privacy_choices');
    expect(links).toEqual(['/accessibility', '/privacy_choices']);
  });
});
