import { createContext, use, type ReactNode } from 'react';

const NotFoundContext = createContext<ReactNode>(null);

/** The shell says once what a page that does not exist looks like. */
export function NotFoundProvider({
  page,
  children,
}: {
  readonly page: ReactNode;
  readonly children: ReactNode;
}) {
  return <NotFoundContext value={page}>{children}</NotFoundContext>;
}

/** The not-found page, for a screen whose data say that there is nothing at this path. */
export const NotFound = () => use(NotFoundContext);
