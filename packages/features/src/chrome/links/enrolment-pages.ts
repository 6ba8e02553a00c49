import { routes } from '@tableside/core';

const enrolmentPages: ReadonlySet<string> = new Set([
  routes.join.path,
  routes.addCard.path,
  routes.cardAdded.path,
]);

export const isEnrolmentPage = (pathname: string): boolean => enrolmentPages.has(pathname.replace(/\/$/, ''));
