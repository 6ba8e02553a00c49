import { CircleUser as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const CircleUser = /* @__PURE__ */ createIcon(shapes);
