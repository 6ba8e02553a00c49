import { RotateCw as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const RotateCw = /* @__PURE__ */ createIcon(shapes);
