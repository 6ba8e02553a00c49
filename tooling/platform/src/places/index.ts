export { BIG_CITY_SIZE, gazetteer, type CityPlace, type ZipPlace } from './gazetteer.ts';
export { geocode } from './geocode.ts';
export { metros } from './metros.ts';
export { neighborhoods } from './neighborhoods.ts';
export { comparable } from './place-name.ts';
export { timeZoneOf } from './time-zone.ts';
