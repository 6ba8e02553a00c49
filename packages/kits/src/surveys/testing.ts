export { fakeSurvey, type FakeSurvey, type FakeSurveyOptions } from './testing/fake-survey.ts';
