import { idle, laterPart } from './later-part.ts';

const load = async () => {
  await idle();
  return import('./frame-parts.ts');
};

/** What the first paint does not show: one chunk, fetched when the page stands. */
export const FooterContent = laterPart(async () => (await load()).FooterContent);
export const MenuContent = laterPart(async () => (await load()).MenuContent);
