import { usePartner } from '@tableside/kits/partner';

/** Whether the partner has a form for surveys and reviews. If not, none is offered. */
export const useHasSurvey = (): boolean => usePartner().typeformCode !== null;
