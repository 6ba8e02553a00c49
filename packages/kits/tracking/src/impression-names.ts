/** The names of events on the wire (TRK-09). */
export const impressionNames = {
  pageView: 'pageView',
  search: 'search',
  carousel: 'carousel',
  locationPrediction: 'locationPrediction',
} as const;
export type ImpressionName = (typeof impressionNames)[keyof typeof impressionNames];
