import { TriangleAlert as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const TriangleAlert = /* @__PURE__ */ createIcon(shapes);
