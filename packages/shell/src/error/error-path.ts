export const ERROR_PATH = '/error';
