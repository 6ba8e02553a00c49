/** Accuracy and maximum age of geolocation requests (SEA-26, MER-36). */
export interface PositionOptions {
  readonly enableHighAccuracy: boolean;
  /** Maximum age in milliseconds of an acceptable cached position. */
  readonly maximumAge: number;
  /** The browser's timeout in milliseconds. */
  readonly timeout: number;
}

export const searchPositionOptions: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 0,
  timeout: 7_000,
};

export const carouselPositionOptions: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 3_600_000,
  timeout: 5_000,
};
