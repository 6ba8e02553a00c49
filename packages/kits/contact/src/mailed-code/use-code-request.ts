import { startRecoveryMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { errorsCopy, showFormFailure, toFormProblem } from '@tableside/kit-forms';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';

/** Asks for a code by mail, answered alike whether or not there is such a member; a failure is a toast. */
export function useCodeRequest() {
  const words = useCopy(errorsCopy);
  return useMutation({
    ...startRecoveryMutation(useApi()),
    onError: (error) => {
      const { failure } = toFormProblem(error, []);
      showFormFailure(failure ? words(failure.key, failure.values) : words('apiError'));
    },
  });
}
