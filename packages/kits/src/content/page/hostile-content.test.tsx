import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { buildEntry } from '@tableside/content-client/testing';
import { expect, test } from 'vitest';

import { renderWithPartner } from '../testing/render-with-partner.test.support.tsx';
import { PageTemplate } from './page-template.tsx';

const payloads = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "'; alert(1); //",
  '<a href="javascript:alert(1)">go</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{constructor}{{__proto__}}',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
];
const allowed = new Set(
  'a aside div h1 h2 img p picture section source span strong em sup ul ol li br'.split(' '),
);

const hostilePage = (payload: string) =>
  buildEntry('page', {
    browser_title: payload,
    stage: payload,
    banner: {
      enable_banner: true,
      image: payload,
      image_mobile: `/images/${payload}`,
      image_mobile_alt_text: payload,
      image_x_position: payload,
      image_y_position: payload,
    },
    banner_text: payload,
    main_column: ['title', 'body_text', 'button', 'standalone_link', 'merchant_carousel', payload].flatMap(
      (type) =>
        [payload, '/search'].map((url) => ({
          type,
          fields: {
            text_mobile: payload,
            text_desktop: payload,
            url,
            headline: payload,
            body: payload,
            query: payload,
          },
        })),
    ),
    side_column: [{ type: 'body_text', fields: { text_mobile: payload } }],
    disclaimer: payload,
  });

test.each(payloads)('CON-15 %s in every field of a page remains text', (payload) => {
  const sidebar = [buildEntry('page', { page_text: [payload] })];
  const content = readContent(
    { discover: [hostilePage(payload)], sidebar },
    { parseHtml: parseHtmlCopy, log: () => undefined },
  );
  const [page] = content.discover;
  if (!page) throw new Error('The page was dropped.');
  const { container } = renderWithPartner(
    <PageTemplate page={page} renderCarousel={({ headline, body }) => <p>{headline + body}</p>} />,
    { content },
  );
  for (const element of container.querySelectorAll('*')) {
    expect(allowed).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|srcdoc/);
      if (name === 'href' || name === 'src' || name === 'srcset')
        expect(value).toMatch(/^(?:\/(?!\/)|https:)/);
    }
  }
});
