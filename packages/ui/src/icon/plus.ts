import { Plus as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Plus = /* @__PURE__ */ createIcon(shapes);
