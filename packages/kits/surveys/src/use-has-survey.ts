import { usePartner } from '@tableside/kit-partner';

/** Whether the partner has a form for surveys and reviews: without one none is offered. */
export const useHasSurvey = (): boolean => usePartner().typeformCode !== null;
