import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

export interface NotFoundProps {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly link?: { readonly href: string; readonly label: ReactNode };
}

const NotFoundContext = createContext<ComponentType<NotFoundProps>>(() => null);

export function NotFoundProvider({
  page,
  children,
}: {
  readonly page: ComponentType<NotFoundProps>;
  readonly children: ReactNode;
}) {
  return <NotFoundContext value={page}>{children}</NotFoundContext>;
}

export function NotFound(props: NotFoundProps) {
  return createElement(use(NotFoundContext), props);
}
