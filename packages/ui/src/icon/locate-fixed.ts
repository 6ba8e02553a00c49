import { LocateFixed as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const LocateFixed = /* @__PURE__ */ createIcon(shapes);
