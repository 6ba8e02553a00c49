import { CircleAlert as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const CircleAlert = /* @__PURE__ */ createIcon(shapes);
