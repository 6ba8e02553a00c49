export const serviceNames = ['gateway', 'api', 'content', 'images', 'secure-frame', 'jobs'] as const;
export type ServiceName = (typeof serviceNames)[number];
