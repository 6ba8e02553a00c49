import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

/** What a screen says of the thing that is not there; the page has words of its own for the rest. */
export interface NotFoundProps {
  readonly title?: string;
  readonly text?: string;
  /** Where to go on. */
  readonly link?: { readonly href: string; readonly label: string };
}

const NotFoundContext = createContext<ComponentType<NotFoundProps>>(() => null);

/** The shell says once what a page that does not exist looks like. */
export function NotFoundProvider({
  page,
  children,
}: {
  readonly page: ComponentType<NotFoundProps>;
  readonly children: ReactNode;
}) {
  return <NotFoundContext value={page}>{children}</NotFoundContext>;
}

/** The not-found page, for a screen whose data say that there is nothing at this path. */
export function NotFound(props: NotFoundProps) {
  return createElement(use(NotFoundContext), props);
}
