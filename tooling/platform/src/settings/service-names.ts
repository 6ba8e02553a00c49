/**
 * The parts of the platform that can run in processes of their own.
 * See docs/decisions/0033-services-in-separate-processes.md.
 */
export const serviceNames = ['gateway', 'api', 'content', 'images', 'secure-frame', 'jobs'] as const;
export type ServiceName = (typeof serviceNames)[number];
