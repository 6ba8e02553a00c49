// Exported from one file: with two entry points, every page would load the code that both share.
export { PlaceScreen, findPlaceData } from './place-page/place-screen.tsx';
export { PlacesScreen, findPlacesData } from './place-page/places-screen.tsx';
export { SearchScreen, findSearchData } from './search-screen.tsx';
