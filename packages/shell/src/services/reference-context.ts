import { createContext } from 'react';

import type { RequestReference } from './request-reference.ts';

export const ReferenceContext = createContext<RequestReference>({
  remember: () => undefined,
  current: () => '',
});
