import { usePartner } from '@tableside/kits/partner';

export const useHasSurvey = (): boolean => usePartner().typeformCode !== null;
