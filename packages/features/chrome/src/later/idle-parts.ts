import { idle, laterPart } from './later-part.ts';

const load = () => import('./frame-parts.ts');
const loadWhenIdle = async () => {
  await idle();
  return load();
};

/** What the first paint does not show: one chunk, fetched when the page stands. */
export const FooterContent = laterPart(async () => (await loadWhenIdle()).FooterContent);
export const HidesOnScroll = laterPart(async () => (await loadWhenIdle()).HidesOnScroll);
export const MenuContent = laterPart(async () => (await loadWhenIdle()).MenuContent);
export const SsoInvitationGate = laterPart(async () => (await loadWhenIdle()).SsoInvitationGate);
/** Stands above the screen, so where it shows nobody waits for an idle moment. */
export const BackLine = laterPart(async () => (await load()).BackLine);
