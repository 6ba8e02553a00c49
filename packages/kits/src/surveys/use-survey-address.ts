import { surveyHostQuery } from '@tableside/api-client/queries';
import { publicIdOf } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { isTrackingOff, useApi, useVisitor } from '@tableside/kits/session';
import { readReferral } from '@tableside/kits/tracking';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';

import { hiddenFieldsOf, surveyAddress, type EmbedKind, type SurveyAddress } from './survey-address.ts';
import type { SurveyFrameProps } from './survey-window-props.ts';

interface Wanted extends Pick<SurveyFrameProps, 'formCode' | 'hiddenFields' | 'campaign'> {
  readonly kind: EmbedKind;
}

const createEmbedId = () => crypto.randomUUID().replaceAll('-', '');

/**
 * Returns the URL of the form, computed once, so that a form in use does not reload. Null if there is none.
 * Undefined while the host is fetched and during server rendering, so that no form loads before its listener.
 */
export function useSurveyAddress(wanted: Wanted): SurveyAddress | null | undefined {
  const { id: partnerCode, typeformCode } = usePartner();
  const publicId = publicIdOf(useVisitor());
  const { pathname: path } = useLocation();
  const { data: hostUrl, isError } = useQuery(surveyHostQuery(useApi()));
  const [address, setAddress] = useState<SurveyAddress | null>();

  const open = useEffectEvent((url: string) => {
    const { formCode = typeformCode, kind, hiddenFields, campaign = readReferral().utmCampaign } = wanted;
    const made =
      formCode === null
        ? undefined
        : surveyAddress({
            hostUrl: url,
            formCode,
            embedId: createEmbedId(),
            kind,
            siteOrigin: window.location.origin,
            hiddenFields: hiddenFieldsOf(
              { campaign, path, publicId, partnerCode, isTrackingOff: isTrackingOff() },
              hiddenFields,
            ),
          });
    setAddress(made ?? null);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- depends on cookies, the URL and a random id
    if (hostUrl !== undefined) open(hostUrl);
  }, [hostUrl]);

  return isError && address === undefined ? null : address;
}
