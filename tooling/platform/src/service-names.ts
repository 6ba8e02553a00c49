/** The parts of the platform that can run in processes of their own. */
export const serviceNames = ['gateway', 'api', 'content', 'images', 'secure-frame', 'jobs'] as const;
export type ServiceName = (typeof serviceNames)[number];
