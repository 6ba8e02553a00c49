/** What is not needed for the first paint. It travels as one file, asked for as soon as the screen renders. */
export { FilterRow } from './filters/filter-row.tsx';
export { MapPane } from './map/map-pane.tsx';
export { MapToggle } from './map/map-toggle.tsx';
export { ResultPane } from './results/result-pane.tsx';
