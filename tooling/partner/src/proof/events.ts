import { impressionsContract } from '@tableside/api-client/contract';

export interface EventDescription {
  readonly names: readonly string[];
  readonly meaning: string;
  readonly fields: readonly string[];
}

export const describeEvents = (isSent: (name: string) => boolean): EventDescription[] =>
  impressionsContract.impressionEvent.options.flatMap((option) => {
    const { eventName, ...fields } = option.shape;
    const all: readonly string[] = 'values' in eventName ? [...eventName.values] : eventName.options;
    const names = all.filter((name) => isSent(name));
    const meaning = option.meta()?.description ?? '';
    return names.length === 0 ? [] : [{ names, meaning, fields: Object.keys(fields) }];
  });
