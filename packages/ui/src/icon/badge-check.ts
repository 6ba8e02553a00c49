import { BadgeCheck as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const BadgeCheck = /* @__PURE__ */ createIcon(shapes);
