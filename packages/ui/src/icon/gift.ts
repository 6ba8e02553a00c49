import { Gift as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Gift = /* @__PURE__ */ createIcon(shapes);
