import { describe, expect, test } from 'vitest';

import { frameAddress } from './frame-address.ts';

const site = 'https://site.example';
const url = 'https://vault.example/field';

describe('the secure frame’s URL', () => {
  test('CRD-24 with one flag per accepted network, and its own origin', () => {
    expect(frameAddress(`${url}?lang=en&disc=1&visa=0`, ['VISA', 'AMEX'], site)).toEqual({
      src: `${url}?lang=en&visa=1&amex=1`,
      origin: 'https://vault.example',
    });
  });

  test('CRD-02.a over http too, which is used only in development', () => {
    expect(frameAddress('http://localhost:4000/', ['VISA'], site)?.origin).toBe('http://localhost:4000');
  });

  test.each([
    ['what is no address', 'field'],
    ['the site itself', `${site}/field`],
    ['a page of no origin', 'data:text/html,http://vault.example'],
    ['a file', 'file:///https:/field'],
    ['a script', 'javascript:void(0)'],
    ['an application', 'xhttps://vault.example/'],
    ['an application of a longer name', 'httpsx://vault.example/'],
  ])('CRD-02.a not at %s', (_what, wrong) => {
    expect(frameAddress(wrong, ['VISA'], site)).toBeUndefined();
  });
});
