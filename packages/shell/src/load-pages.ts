/** Fetches the shell's own pages; they come in one piece. */
export const loadPages = () => import('./pages.ts');
