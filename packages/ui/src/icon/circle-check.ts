import { CircleCheck as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const CircleCheck = /* @__PURE__ */ createIcon(shapes);
