export { ProspectCard } from './prospect-card.tsx';
