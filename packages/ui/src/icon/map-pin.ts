import { MapPin as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const MapPin = /* @__PURE__ */ createIcon(shapes);
