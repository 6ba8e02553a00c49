import { CacheProvider, css } from '@emotion/react';
import { STYLES } from '@tableside/core/page-protocol';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createStyleCache } from './style-cache.ts';

const shown = css({ color: 'red' });
const later = css({ color: 'blue' });

const clear = () => document.head.replaceChildren();
afterEach(clear);

function renderWith({ cache }: ReturnType<typeof createStyleCache>) {
  render(
    <CacheProvider value={cache}>
      <p css={shown}>
        <b css={later} />
      </p>
    </CacheProvider>,
  );
  return cache.sheet.tags.map(({ textContent }) => textContent).join('');
}

test('UIX-24.d a page’s styles stay where they are, and only the rules that they lack are added, after them', () => {
  clear();
  document.head.innerHTML = `<style ${STYLES}="0 ${shown.name}">.css-${shown.name}{color:red}</style><title>A</title>`;
  const moves = new MutationObserver(() => undefined);
  moves.observe(document.head, { childList: true });
  const styles = createStyleCache();
  expect(styles.isFilled).toBe(true);
  const added = renderWith(styles);
  expect(added).toContain(`.css-${later.name}`);
  expect(added).not.toContain(shown.name);
  expect(moves.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(['style', 'title', 'style']);
});

test('in a page without styles every rule is added', () => {
  clear();
  const styles = createStyleCache();
  expect(styles.isFilled).toBe(false);
  const added = renderWith(styles);
  expect([added.includes(shown.name), added.includes(later.name)]).toEqual([true, true]);
});
