import { ApiError, ClaimRefused } from '@tableside/api-client';
import { claimsQuery, completeClaimMutation } from '@tableside/api-client/queries';
import { isOpenClaim, waitsForMember } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Form, showFormFailure, showFormSuccess, SubmitButton, type FormError } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { pictureIdsOf, receiptSchema, type ReceiptValues } from './claim.values.ts';
import { claimsCopy } from './claims.copy.ts';
import { PictureField } from './picture-field.tsx';
import * as styles from './reported-visits.styles.ts';

const none: ReceiptValues = { pictures: [] };

export function ReceiptForm({ reference }: { readonly reference: string }) {
  const copy = useCopy(claimsCopy);
  const client = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = claimsQuery(client);
  const { mutateAsync: complete } = useMutation(completeClaimMutation(client));
  const labels = useMemo(() => ({ pictures: copy.text('pictures') }), [copy]);

  async function onSubmit(values: ReceiptValues) {
    try {
      const claim = await complete({ reference, pictureIds: pictureIdsOf(values) });
      queryClient.setQueryData(queryKey, (claims) =>
        claims?.map((one) => (one.reference === reference ? claim : one)),
      );
      showFormSuccess(copy('receiptSent'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      await queryClient.refetchQueries({ queryKey });
      const state = queryClient.getQueryData(queryKey)?.find((one) => one.reference === reference)?.state;
      if (state && waitsForMember(state)) throw error;
      // The receipt arrived before, with an answer that was lost or from another tab.
      if (state && isOpenClaim(state)) showFormSuccess(copy('receiptSent'));
      else showFormFailure(copy('receiptTooLate'));
    }
  }

  return (
    <Form
      aria-label={copy.text('sendReceipt')}
      initialValues={none}
      schema={receiptSchema}
      labels={labels}
      errorCopy={claimsCopy}
      onSubmit={onSubmit}
      mapError={(error): readonly FormError[] | undefined =>
        error instanceof ClaimRefused && error.refusal.code === 'pictureUnknown'
          ? [{ field: 'pictures', message: copy.text('pictureUnknown') }]
          : undefined
      }
      css={styles.receipt}
    >
      <PictureField isRequired />
      <div>
        <SubmitButton>{copy('sendReceipt')}</SubmitButton>
      </div>
    </Form>
  );
}
