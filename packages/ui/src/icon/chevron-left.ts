import { ChevronLeft as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ChevronLeft = /* @__PURE__ */ createIcon(shapes);
