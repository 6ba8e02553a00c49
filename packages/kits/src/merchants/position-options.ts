/** Accuracy and maximum age of geolocation requests (SEA-26, MER-36). */
export interface PositionOptions {
  readonly enableHighAccuracy: boolean;
  /** The age of a remembered position that will do, in milliseconds. */
  readonly maximumAge: number;
  /** How long the browser may take, in milliseconds. */
  readonly timeout: number;
}

/** On the search page: exact and fresh. */
export const searchPositionOptions: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 0,
  timeout: 7_000,
};

/** For carousels: the neighbourhood of the last hour will do. */
export const carouselPositionOptions: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 3_600_000,
  timeout: 5_000,
};
