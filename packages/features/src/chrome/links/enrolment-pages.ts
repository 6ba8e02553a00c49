import { routes } from '@tableside/core';

const enrolmentPages: ReadonlySet<string> = new Set([
  routes.join.path,
  routes.addCard.path,
  routes.cardAdded.path,
]);

/** Whether a path is a step of enrolment, where nothing may lead astray (CHR-02). */
export const isEnrolmentPage = (pathname: string): boolean => enrolmentPages.has(pathname.replace(/\/$/, ''));
