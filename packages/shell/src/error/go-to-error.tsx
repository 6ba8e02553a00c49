import { use } from 'react';
import { Navigate, useLocation } from 'react-router';

import { ReferenceContext } from '../services/reference-context.ts';
import { ERROR_PATH } from './error-path.ts';
import type { ErrorState } from './error-reference.ts';

/** Moves on to /error and takes along the reference code and the place to come back to (ERR-11). */
export function GoToError() {
  const { pathname, search } = useLocation();
  const { current } = use(ReferenceContext);
  const state: ErrorState = { reference: current(), from: pathname + search };
  return <Navigate to={ERROR_PATH} replace state={state} />;
}
