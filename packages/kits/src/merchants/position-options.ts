export interface PositionOptions {
  readonly enableHighAccuracy: boolean;
  /** In milliseconds. */
  readonly maximumAge: number;
  /** In milliseconds. */
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
