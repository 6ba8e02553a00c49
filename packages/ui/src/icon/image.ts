import { Image as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const Image = /* @__PURE__ */ createIcon(shapes);
