import { ChevronsLeft as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ChevronsLeft = /* @__PURE__ */ createIcon(shapes);
