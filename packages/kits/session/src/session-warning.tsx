import { useSessionState } from './session-context.tsx';
import { WarningToast } from './warning-toast.tsx';

/** Warns a member a minute before the session ends (ERR-02, SES-09). Mount once, beside the region of toasts. */
export function SessionWarning() {
  const { warning } = useSessionState();
  return warning && <WarningToast warning={warning} />;
}
