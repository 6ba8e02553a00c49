import { ChevronDown as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ChevronDown = /* @__PURE__ */ createIcon(shapes);
