/** Accuracy and maximum age of geolocation requests (SEA-26, MER-36). */
export interface PositionOptions {
  readonly enableHighAccuracy: boolean;
  /** Maximum age of an acceptable cached position, in milliseconds. */
  readonly maximumAge: number;
  /** The browser's timeout, in milliseconds. */
  readonly timeout: number;
}

/** Options of the search page: precise and fresh. */
export const searchPositionOptions: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 0,
  timeout: 7_000,
};

/** Options of carousels: approximate, and up to an hour old. */
export const carouselPositionOptions: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 3_600_000,
  timeout: 5_000,
};
