import {
  DEFAULT_PARTY_SIZE,
  DEFAULT_RESERVATION_TIME,
  isMoment,
  isPartySize,
  isPlainDate,
  isTime,
  type TableSearch,
} from '@tableside/core';
import { readStored, writeStored } from '@tableside/kits/session';

export interface TableChoice extends Omit<TableSearch, 'date'> {
  /** The field's value, empty if it was cleared. Undefined means today, or tomorrow if it is too late. */
  readonly date?: string | undefined;
  readonly startsAt?: string | undefined;
  /** Whether the visitor has changed a value, at this restaurant or an earlier one. */
  readonly isChanged?: boolean | undefined;
}

export const defaultChoice: TableChoice = { time: DEFAULT_RESERVATION_TIME, partySize: DEFAULT_PARTY_SIZE };

const isStoredChoice = (value: unknown): value is TableChoice => {
  if (typeof value !== 'object' || value === null) return false;
  const { date, time, partySize, startsAt, isChanged } = value as Partial<Record<keyof TableChoice, unknown>>;
  return (
    (date === undefined || (typeof date === 'string' && isPlainDate(date))) &&
    typeof time === 'string' &&
    isTime(time) &&
    typeof partySize === 'number' &&
    isPartySize(partySize) &&
    (startsAt === undefined || (typeof startsAt === 'string' && isMoment(startsAt))) &&
    (isChanged === undefined || typeof isChanged === 'boolean')
  );
};

export const readChoice = (): TableChoice =>
  readStored('session', 'dr.reservation', isStoredChoice) ?? defaultChoice;

/** Stores a choice. A date that was cleared is left out, so that the time and party size remain. */
export const storeChoice = ({ date, ...choice }: TableChoice): void =>
  writeStored('session', 'dr.reservation', { ...choice, ...(date !== '' && { date }) });
