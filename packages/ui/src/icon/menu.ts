import { Menu as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Menu = /* @__PURE__ */ createIcon(shapes);
