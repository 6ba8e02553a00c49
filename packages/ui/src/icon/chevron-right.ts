import { ChevronRight as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ChevronRight = /* @__PURE__ */ createIcon(shapes);
