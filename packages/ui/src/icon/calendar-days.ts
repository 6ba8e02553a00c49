import { CalendarDays as shapes } from 'lucide';

import { createIcon } from './create-icon.tsx';

export const CalendarDays = /* @__PURE__ */ createIcon(shapes);
