import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { surveyHostResponse, type SurveyHostResponse } from './survey-host.contract.ts';

export const surveyHostHandlers = {
  url: (response: FakeResponse<SurveyHostResponse> = { url: 'http://forms.example/' }) =>
    fake({ method: 'get', path: '/api/SurveyHost', contract: surveyHostResponse, response }),
};
