import { Heart as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Heart = /* @__PURE__ */ createIcon(shapes);
