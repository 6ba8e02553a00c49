import { SlidersHorizontal as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const SlidersHorizontal = /* @__PURE__ */ createIcon(shapes);
