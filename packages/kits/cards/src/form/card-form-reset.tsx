import { useFormikContext } from 'formik';
import { useImperativeHandle, type Ref } from 'react';

import type { AnsweredResult } from './card-result.ts';
import { ENTERED, noCards, readPicks, writePicks, type CardValues } from './card.values.ts';

export interface CardFormHandle {
  /** Takes out of the form what has been linked; with nothing left over the form begins anew (CRD-21, OP-125). */
  readonly settle: (answer: Pick<AnsweredResult, 'done' | 'failed'>) => void;
}

/** Lets what happens after the call reach into the form's values. Shows nothing. */
export function CardFormReset({ ref }: { readonly ref: Ref<CardFormHandle> }) {
  const { values, setValues, resetForm } = useFormikContext<CardValues>();
  useImperativeHandle(
    ref,
    () => ({
      settle: ({ done, failed }) => {
        if (failed.length === 0) resetForm({ values: noCards });
        else
          void setValues({
            ...values,
            picks: writePicks(readPicks(values.picks).filter((id) => !done.has(id))),
            entry: done.has(ENTERED) ? '' : values.entry,
          });
      },
    }),
    [values, setValues, resetForm],
  );
  return null;
}
