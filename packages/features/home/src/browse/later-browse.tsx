import { later } from '../later/later-section.tsx';
import { room } from './browse-room.styles.ts';

const Browse = later(async () => (await import('./browse.tsx')).Browse);

/** Ways into the search (HOM-02), below what paints first. */
export const LaterBrowse = () => <Browse css={room} />;
