import { Star as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Star = /* @__PURE__ */ createIcon(shapes);
