import type { RouteWords } from '@tableside/partner-config';
import { useEffect, useState } from 'react';

import { usePartnerBuild } from './partner-context.tsx';
import { pathMeta } from './path-meta.ts';

/** What a path is about, where the build keeps that apart from the settings; undefined until it is there. */
export function useRouteWords(pathname: string): RouteWords | undefined {
  const { loadRouteWords } = usePartnerBuild();
  const [words, setWords] = useState<Readonly<Record<string, RouteWords>>>();
  useEffect(() => {
    // Nobody who looks at the page misses them.
    loadRouteWords?.().then(setWords, () => undefined);
  }, [loadRouteWords]);
  return words && pathMeta(words, pathname);
}
