import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { Surroundings, type SurroundingsProps } from './providers.tsx';

// A busy machine may need this long; what is awaited here either arrives or never does.
configure({ asyncUtilTimeout: 10_000 });

/** Renders part of a page with every context it uses. */
export const renderSurrounded = (
  children: ReactNode,
  surroundings: Omit<SurroundingsProps, 'children'> = {},
): RenderResult => render(<Surroundings {...surroundings}>{children}</Surroundings>);
