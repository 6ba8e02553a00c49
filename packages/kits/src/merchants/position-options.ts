/** As for the browser's geolocation: `maximumAge` and `timeout` are in milliseconds. */
export interface PositionOptions {
  readonly enableHighAccuracy: boolean;
  readonly maximumAge: number;
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
