import { Check as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Check = /* @__PURE__ */ createIcon(shapes);
