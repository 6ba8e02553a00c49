import { Sparkles as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Sparkles = /* @__PURE__ */ createIcon(shapes);
