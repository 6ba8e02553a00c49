import { Minus as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Minus = /* @__PURE__ */ createIcon(shapes);
