import { ArrowLeft as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const ArrowLeft = /* @__PURE__ */ createIcon(shapes);
