import DOMPurify from 'dompurify';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { CopyText } from '../content.ts';
import { parseHtmlCopy } from './html-copy.ts';
import { copyLimits } from './limits.ts';

const write = (copy: CopyText): string =>
  copy
    .map((node): string => {
      if (node.type === 'link') return `{{${node.name}}}`;
      if (node.type === 'value') return `{${node.name}}`;
      if (node.type === 'text')
        return node.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      if (node.tag === 'br') return '<br>';
      const href =
        node.href === undefined
          ? ''
          : ` href="${node.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      return `<${node.tag}${href}>${write(node.children)}</${node.tag}>`;
    })
    .join('');

test.each([
  ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
  ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a<br/>b', 'a<br>b'],
  ['x<sup>2</sup>', 'x<sup>2</sup>'],
  ['Fish &amp; chips &#233; &lt;b&gt;', 'Fish &amp; chips é &lt;b&gt;'],
  ['<p>Call {phone}, {{sign_in}}</p>', '<p>Call {phone}, {{sign_in}}</p>'],
  // A comment within a name must not create a token.
  ['{na<!-- -->me}', ['{na', 'me}'].join('')],
  ['<a href="/search?a=1&amp;b=2">find</a>', '<a href="/search?a=1&amp;b=2">find</a>'],
  ['<h1 class="x">Title</h1><div onclick="a()">text</div>', 'Titletext'],
  ['<p style="color:red" id="a">x</p>', '<p>x</p>'],
  ['<div>\n <section>\n<p>x</p></section></div>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">no</a>', 'no'],
  ['<a>no</a>', 'no'],
  ['<script>alert(1)</script>a<style>b{}</style>', 'a'],
  ['<svg><p>in</p></svg>out', 'out'],
  ['<svg><math>in</math>in</svg>out', 'out'],
])('CON-15 parses %s', (source, expected) => {
  expect(write(parseHtmlCopy(source))).toBe(expected);
});

test('CON-15 a nested link keeps only its text', () => {
  expect(write(parseHtmlCopy('<a href="/a">x<em><a href="/b">y</a></em></a>'))).not.toMatch(
    /<a[^>]*>[^/]*<a/,
  );
});

test('CON-29.b markup ends at its limits', () => {
  const deep = parseHtmlCopy('<em>'.repeat(5_000) + 'x');
  expect(write(deep).split('<em>').length - 1).toBeLessThanOrEqual(copyLimits.depth);
  expect(parseHtmlCopy('<br>'.repeat(5_000)).length).toBeLessThanOrEqual(copyLimits.nodes);
});

const vectors = [
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="/x" onmouseover="alert(1)" style="background:url(javascript:alert(1))">x</a>',
  '<a href="//evil.example">x</a>',
  '<p/onclick=alert(1)>x',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<style><img title="</style><img src onerror=alert(1)>"></style>',
  '<xmp><p title="</xmp><svg onload=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="javascript://"><a href="/x">x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>x</p>',
  '"><img src=x onerror=alert(1)>',
  '<p title="`"><img src=x onerror=alert(1)>`">',
];

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'sup', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
};

function expectHarmless(copy: CopyText) {
  const markup = write(copy);
  const body = new DOMParser().parseFromString(markup, 'text/html').body;
  for (const element of body.querySelectorAll('*')) {
    expect(allowed.ALLOWED_TAGS).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect([element.localName, name]).toEqual(['a', 'href']);
      expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):|^\/\//i);
    }
  }
  const purified = new DOMParser().parseFromString(DOMPurify.sanitize(markup, allowed), 'text/html').body;
  expect(purified.innerHTML).toBe(body.innerHTML);
}

test.each(vectors)('CON-15 leaves nothing to sanitize in %s', (source) => {
  expectHarmless(parseHtmlCopy(source));
});

test('CON-15 leaves nothing to sanitize in any mixture of them', { timeout: 30_000 }, () => {
  const piece = fc.oneof(
    fc.constantFrom(...vectors),
    fc.constantFrom('<', '>', '"', "'", '</p>', '<ul>', '<li>', '&lt;', 'x'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) =>
      expectHarmless(parseHtmlCopy(pieces.join(''))),
    ),
    { numRuns: 150 },
  );
});
