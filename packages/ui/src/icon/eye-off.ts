import { EyeOff as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const EyeOff = /* @__PURE__ */ createIcon(shapes);
