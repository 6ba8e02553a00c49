import { Eye as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Eye = /* @__PURE__ */ createIcon(shapes);
