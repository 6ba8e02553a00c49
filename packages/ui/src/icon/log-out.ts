import { LogOut as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const LogOut = /* @__PURE__ */ createIcon(shapes);
