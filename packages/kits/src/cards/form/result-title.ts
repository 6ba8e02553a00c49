import { useCopy } from '@tableside/kits/content';
import type { ReactNode } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import type { CardResult } from './card-result.ts';

export const isLinked = ({ kind }: CardResult): boolean => kind === 'all' || kind === 'accepted';

export function useResultTitle(): (result: CardResult) => ReactNode {
  const copy = useCopy(cardsCopy);
  return ({ kind, count }) => {
    const outcome = kind === 'accepted' ? 'all' : kind;
    const hasSingular = outcome === 'all' || outcome === 'none';
    return copy(hasSingular && count === 1 ? `${outcome}One` : outcome);
  };
}
