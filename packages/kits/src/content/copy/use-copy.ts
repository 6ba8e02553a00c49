import { fillText, isLinkToken, type PageContent } from '@tableside/content-client';
import { linkTarget, usePartner } from '@tableside/kits/partner';
import { copyValues } from '@tableside/partner-config';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { useMemo, type ReactNode } from 'react';

import { useContent } from '../content-context.tsx';
import { contentCopy } from '../copy.ts';
import { useEarningTier } from '../earning-tier.tsx';
import type { CopyDefinition, CopyValues } from './define-copy.ts';

/**
 * Returns the values available to every text. If the tier is unknown, the earn rate is the highest that
 * joining can bring.
 */
export function usePartnerValues(): CopyValues {
  const partner = usePartner();
  const tier = useEarningTier();
  const upTo = useContent().global.navbar.copy['content.upTo'] ?? contentCopy.texts.upTo;
  return useMemo(() => {
    const values = copyValues(partner, tier);
    const rate = values['pointsPerDollar'];
    if (tier !== undefined || rate === undefined) return values;
    return { ...values, pointsPerDollar: fillText(upTo, { partner: { rate }, linkLabel: () => '' }) };
  }, [partner, tier, upTo]);
}

/**
 * Fills in copy. Call it for text to show, with registered marks raised (UIX-07). Call its `text` for plain
 * text, such as attributes, document titles and further copy.
 */
export interface Fill<K extends string> {
  (key: K, values?: CopyValues): ReactNode;
  readonly text: (key: K, values?: CopyValues) => string;
}

const toFill = <K extends string>(text: Fill<K>['text']): Fill<K> =>
  Object.assign((key: K, values?: CopyValues) => raiseMarks(text(key, values)), { text });

/**
 * Returns a function that fills in one line of content, within the limits of all copy (CON-29, CON-30).
 * Values passed to it are inserted verbatim. Link tokens become their labels.
 */
export function useFillText(): Fill<string> {
  const overrides = useContent().global.navbar.copy;
  const settings = usePartner();
  const partner = usePartnerValues();
  return useMemo(
    () =>
      toFill((text, personal) => {
        const linkLabel = (name: string): string =>
          isLinkToken(name)
            ? (linkTarget(name, settings)?.label ??
              fillText(overrides[`${contentCopy.area}.${name}`] ?? contentCopy.texts[name], {
                partner,
                linkLabel: () => '',
              }))
            : `{{${name}}}`;
        return fillText(text, { partner, personal, linkLabel });
      }),
    [overrides, partner, settings],
  );
}

export function useBrowserTitle(page: PageContent | undefined): string | undefined {
  const fill = useFillText();
  return page?.browserTitle && fill.text(page.browserTitle);
}

/**
 * Returns an area's copy: `copy('results', { count: 12 })` to show it, `copy.text('results')` for an
 * attribute. For texts with link tokens, render `<Copy>` instead.
 */
export function useCopy<K extends string>({ area, texts }: CopyDefinition<K>): Fill<K> {
  const overrides = useContent().global.navbar.copy;
  const { text: fill } = useFillText();
  return useMemo(
    () => toFill((key, values) => fill(overrides[`${area}.${key}`] ?? texts[key], values)),
    [area, texts, overrides, fill],
  );
}
