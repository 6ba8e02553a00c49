import createCache, { type StylisPlugin } from '@emotion/cache';

import { textOfHtml } from './text-of-html.ts';

/** The CSS rules of a page, and the ids by which Emotion recognizes that they are already present. */
export interface PageStyles {
  readonly css: string;
  readonly ids: string;
}

interface Inserted {
  readonly id: string;
  readonly css: string;
}

/**
 * Adds the only vendor prefix that browsers of the last two years need: Safari does not support `user-select`
 * without it.
 */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

export function createStyleCollector() {
  const cache = createCache({ key: 'css', stylisPlugins: [prefix] });
  // Makes Emotion keep styles in the cache instead of inlining them between elements, where the browser's
  // tree has none.
  cache.compat = true;
  const attributes = new Map<string, string>();
  return {
    cache,
    /** Converts style attributes, which a strict CSP blocks, to rules that `data-style` attributes select. */
    liftStyles: (html: string): string =>
      html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
        const declarations = textOfHtml(text);
        const name = attributes.get(declarations) ?? `s${attributes.size}`;
        attributes.set(declarations, name);
        return ` data-style="${name}"`;
      }),
    /**
     * Returns the rules of the classes in the page's HTML, and the global rules and animations that they
     * need. Emotion inserts all others when their components render.
     */
    stylesOf: (html: string): PageStyles => {
      const shown = new Set(html.match(/\bcss-[\w-]+/g));
      const inserted = Object.entries(cache.inserted).map(([id, css]) => ({ id, css: String(css) }));
      const isClass = ({ id }: Inserted) => cache.registered[`css-${id}`] !== undefined;
      const isAnimation = ({ css }: Inserted) => css.startsWith('@keyframes');
      const classes = inserted.filter((one) => isClass(one) && shown.has(`css-${one.id}`));
      const isNamed = ({ id }: Inserted) => classes.some(({ css }) => css.includes(id));
      const others = inserted.filter((one) => !isClass(one) && (!isAnimation(one) || isNamed(one)));
      const used = [...others, ...classes];
      return {
        css: [
          ...used.map(({ css }) => css),
          ...[...attributes].map(([text, name]) => `[data-style="${name}"]{${text}}`),
        ].join(''),
        ids: used.map(({ id }) => id).join(' '),
      };
    },
  };
}
