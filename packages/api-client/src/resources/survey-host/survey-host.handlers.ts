import { fake, type Answer } from '../../testing/answer.ts';
import { surveyHostAnswer, type SurveyHostAnswer } from './survey-host.contract.ts';

export const surveyHostHandlers = {
  url: (answer: Answer<SurveyHostAnswer> = { url: 'http://forms.example/' }) =>
    fake({ method: 'get', path: '/api/SurveyHost', contract: surveyHostAnswer, answer }),
};
