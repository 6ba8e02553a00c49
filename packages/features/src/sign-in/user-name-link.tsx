import { Link } from '@tableside/ui/link';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router';

const asRecord = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

export function useCarriedUserName(): string {
  const { userName, email } = asRecord(useLocation().state);
  return [userName, email].find((text) => typeof text === 'string') ?? '';
}

export interface UserNameLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Links sign-in and recovery. Passes the typed user name in the history state, never in the URL, so that Back
 * restores it too. Must be inside a form with the field `userName`.
 */
export function UserNameLink({ href, children }: UserNameLinkProps) {
  const { userName } = useFormikContext<{ readonly userName: string }>().values;
  const location = useLocation();
  const navigate = useNavigate();
  const follow = useLinkClickHandler(href, { state: { userName } });
  return (
    <Link
      look="standalone"
      href={href}
      onClick={(event) => {
        void navigate(location, { replace: true, state: { ...asRecord(location.state), userName } });
        follow(event);
      }}
    >
      {children}
    </Link>
  );
}
