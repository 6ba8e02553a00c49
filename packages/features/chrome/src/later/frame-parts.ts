export { BackLine } from '../back-bar/back-line.tsx';
export { FooterContent } from '../footer/footer-content.tsx';
export { HidesOnScroll } from '../header/hides-on-scroll.tsx';
export { MenuContent } from '../main-menu/menu-content.tsx';
export { SsoInvitationGate } from '../sso-invitation/sso-invitation-gate.tsx';
