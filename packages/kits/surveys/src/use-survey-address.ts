import { surveyHostQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kit-partner';
import { useApi, useVisitor } from '@tableside/kit-session';
import { readReferral } from '@tableside/kit-tracking';
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
 * Where the form opens. Undefined while the host is asked for, and on a server, so that no form loads before somebody
 * listens; null when there is none. Made once: a form that is being filled in does not load again.
 */
export function useSurveyAddress(wanted: Wanted): SurveyAddress | null | undefined {
  const { id: partnerCode, typeformCode } = usePartner();
  const visitor = useVisitor();
  const { pathname: path } = useLocation();
  const { data: hostUrl, isError } = useQuery(surveyHostQuery(useApi()));
  const [address, setAddress] = useState<SurveyAddress | null>();

  const open = useEffectEvent((url: string) => {
    const { formCode = typeformCode, kind, hiddenFields, campaign = readReferral().utmCampaign } = wanted;
    const publicId = visitor.kind === 'anonymous' ? undefined : visitor.publicId;
    const made =
      formCode === null
        ? undefined
        : surveyAddress({
            hostUrl: url,
            formCode,
            embedId: createEmbedId(),
            kind,
            siteOrigin: window.location.origin,
            hiddenFields: hiddenFieldsOf({ campaign, path, publicId, partnerCode }, hiddenFields),
          });
    setAddress(made ?? null);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- cookies, address and chance are no matter of rendering
    if (hostUrl !== undefined) open(hostUrl);
  }, [hostUrl]);

  return isError && address === undefined ? null : address;
}
