// One file, because with two of them everything that both need would be loaded by every page.
export { PlaceScreen, findPlaceData } from './place-page/place-screen.tsx';
export { PlacesScreen, findPlacesData } from './place-page/places-screen.tsx';
export { SearchScreen, findSearchData } from './search-screen.tsx';
