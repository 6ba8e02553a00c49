import {
  dayOf,
  DEFAULT_PARTY_SIZE,
  DEFAULT_RESERVATION_TIME,
  isMoment,
  LARGEST_PARTY,
  type TableSearch,
} from '@tableside/core';
import { readStored, writeStored } from '@tableside/kits/session';

/** What somebody chose to look for. */
export interface TableChoice extends Omit<TableSearch, 'date'> {
  /** As the field has it, '' when it was emptied; absent while nobody chose: today, or tomorrow when it is too late. */
  readonly date?: string | undefined;
  /** The slot that was pressed before signing in. */
  readonly startsAt?: string | undefined;
}

/** What is looked for while nobody chose (RES-02, RES-03). */
export const defaultChoice: TableChoice = { time: DEFAULT_RESERVATION_TIME, partySize: DEFAULT_PARTY_SIZE };

const isStoredChoice = (value: unknown): value is TableChoice => {
  if (typeof value !== 'object' || value === null) return false;
  const { date, time, partySize, startsAt } = value as Partial<Record<keyof TableChoice, unknown>>;
  return (
    (date === undefined || (typeof date === 'string' && isMoment(date) && date === dayOf(date))) &&
    typeof time === 'string' &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time) &&
    Number.isInteger(partySize) &&
    Number(partySize) >= 1 &&
    Number(partySize) <= LARGEST_PARTY &&
    (startsAt === undefined || (typeof startsAt === 'string' && isMoment(startsAt)))
  );
};

/** The last choice in this tab, at whichever restaurant (RES-20). */
export const readChoice = (): TableChoice =>
  readStored('session', 'dr.reservation', isStoredChoice) ?? defaultChoice;

export const storeChoice = (choice: TableChoice): void => writeStored('session', 'dr.reservation', choice);
