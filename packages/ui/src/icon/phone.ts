import { Phone as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Phone = /* @__PURE__ */ createIcon(shapes);
