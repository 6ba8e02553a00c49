import { ChevronsRight as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ChevronsRight = /* @__PURE__ */ createIcon(shapes);
