import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { TestProviders, type TestProvidersProps } from './providers.tsx';

/** Renders part of a page with every context it uses. */
export const renderWithProviders = (
  children: ReactNode,
  surroundings: Omit<TestProvidersProps, 'children'> = {},
): RenderResult => render(<TestProviders {...surroundings}>{children}</TestProviders>);
