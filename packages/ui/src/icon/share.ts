import { Share as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Share = /* @__PURE__ */ createIcon(shapes);
