import { SquarePlus as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const SquarePlus = /* @__PURE__ */ createIcon(shapes);
