import { useLocation } from 'react-router';

import { ERROR_PATH } from './error-path.ts';
import { GoToError } from './go-to-error.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';

/** In place of what failed to render: moves on to the error page, and is it where that is the address already. */
export function RenderFailed() {
  return useLocation().pathname === ERROR_PATH ? <ServerErrorScreen /> : <GoToError />;
}
