import { Utensils as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Utensils = /* @__PURE__ */ createIcon(shapes);
