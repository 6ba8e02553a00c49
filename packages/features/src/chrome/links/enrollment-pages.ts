import { routes } from '@tableside/core';

const enrollmentPages: ReadonlySet<string> = new Set([
  routes.join.path,
  routes.addCard.path,
  routes.cardAdded.path,
]);

export const isEnrollmentPage = (pathname: string): boolean =>
  enrollmentPages.has(pathname.replace(/\/$/, ''));
