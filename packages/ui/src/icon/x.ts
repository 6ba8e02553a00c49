import { X as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const X = /* @__PURE__ */ createIcon(shapes);
