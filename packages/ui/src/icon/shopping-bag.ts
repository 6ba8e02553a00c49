import { ShoppingBag as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ShoppingBag = /* @__PURE__ */ createIcon(shapes);
