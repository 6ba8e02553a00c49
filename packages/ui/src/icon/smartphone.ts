import { Smartphone as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Smartphone = /* @__PURE__ */ createIcon(shapes);
