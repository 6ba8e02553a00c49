import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { TestProviders, type TestProvidersProps } from './providers.tsx';

export const renderWithProviders = (
  children: ReactNode,
  surroundings: Omit<TestProvidersProps, 'children'> = {},
): RenderResult => render(<TestProviders {...surroundings}>{children}</TestProviders>);
