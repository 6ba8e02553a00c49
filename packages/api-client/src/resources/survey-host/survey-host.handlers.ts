import { fake, type FakeResponse } from '../../testing/answer.ts';
import { surveyHostResponse, type SurveyHostResponse } from './survey-host.contract.ts';

export const surveyHostHandlers = {
  url: (response: FakeResponse<SurveyHostResponse> = { url: 'http://forms.example/' }) =>
    fake({ method: 'get', path: '/api/SurveyHost', contract: surveyHostResponse, response }),
};
