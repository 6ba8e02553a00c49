import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { Surroundings, type SurroundingsProps } from './providers.tsx';

// A busy machine may take a while; what is awaited here comes or never does.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a part of a page with all that it reaches through context. */
export const renderSurrounded = (
  children: ReactNode,
  surroundings: Omit<SurroundingsProps, 'children'> = {},
): RenderResult => render(<Surroundings {...surroundings}>{children}</Surroundings>);
