import { WifiOff as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const WifiOff = /* @__PURE__ */ createIcon(shapes);
