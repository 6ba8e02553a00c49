import { Navigation as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Navigation = /* @__PURE__ */ createIcon(shapes);
