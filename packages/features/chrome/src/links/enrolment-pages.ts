const enrolmentPages: ReadonlySet<string> = new Set(['/join', '/add_card', '/card_added']);

/** Whether a path is a step of enrolment, where nothing may lead astray (CHR-02, OP-136). */
export const isEnrolmentPage = (pathname: string): boolean => enrolmentPages.has(pathname.replace(/\/$/, ''));
