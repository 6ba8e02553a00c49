import { Locate as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Locate = /* @__PURE__ */ createIcon(shapes);
