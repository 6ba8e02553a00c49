import { LogIn as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const LogIn = /* @__PURE__ */ createIcon(shapes);
