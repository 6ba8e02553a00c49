/**
 * The parts of the platform that can run as separate processes. See
 * docs/decisions/0033-services-in-separate-processes.md.
 */
export const serviceNames = ['gateway', 'api', 'content', 'images', 'secure-frame', 'jobs'] as const;
export type ServiceName = (typeof serviceNames)[number];
