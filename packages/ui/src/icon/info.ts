import { Info as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Info = /* @__PURE__ */ createIcon(shapes);
