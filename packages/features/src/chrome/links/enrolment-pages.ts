import { routes } from '@tableside/core';

const enrolmentPages: ReadonlySet<string> = new Set([
  routes.join.path,
  routes.addCard.path,
  routes.cardAdded.path,
]);

/** Whether a path is an enrollment step, where nothing should distract (CHR-02). */
export const isEnrolmentPage = (pathname: string): boolean => enrolmentPages.has(pathname.replace(/\/$/, ''));
