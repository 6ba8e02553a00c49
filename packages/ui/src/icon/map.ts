import { Map as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Map = /* @__PURE__ */ createIcon(shapes);
