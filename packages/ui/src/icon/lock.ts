import { Lock as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Lock = /* @__PURE__ */ createIcon(shapes);
