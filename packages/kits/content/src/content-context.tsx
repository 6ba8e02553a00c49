import { emptyContent, type Content } from '@tableside/content-client';
import { createContext, use, type ReactNode } from 'react';

const ContentContext = createContext<Content>(emptyContent);

export function ContentProvider({
  content,
  children,
}: {
  readonly content: Content;
  readonly children: ReactNode;
}) {
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** The partner's content, complete: the gate has opened before anything renders. */
export const useContent = (): Content => use(ContentContext);
