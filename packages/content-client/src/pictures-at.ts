import type { Content } from './content.ts';

const isPicture = (key: string, value: unknown): value is string =>
  (key === 'image' || key === 'imageMobile') && typeof value === 'string' && value.startsWith('/');

export const withPicturesAt = (origin: string, content: Content): Content =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    isPicture(key, value) ? origin + value : value,
  ) as Content;
