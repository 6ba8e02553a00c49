export { FooterContent } from '../footer/footer-content.tsx';
export { MenuContent } from '../main-menu/menu-content.tsx';
