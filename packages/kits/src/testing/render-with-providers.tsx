import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { TestProviders, type TestProvidersProps } from './providers.tsx';

// A busy machine may need this long; what is awaited here either arrives or never does.
configure({ asyncUtilTimeout: 10_000 });

/** Renders part of a page with every context it uses. */
export const renderWithProviders = (
  children: ReactNode,
  surroundings: Omit<TestProvidersProps, 'children'> = {},
): RenderResult => render(<TestProviders {...surroundings}>{children}</TestProviders>);
