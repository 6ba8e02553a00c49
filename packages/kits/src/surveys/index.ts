export type { EmbedKind } from './survey-address.ts';
export { SurveyFrame } from './survey-frame.tsx';
export type { HiddenFields, SurveyFrameProps, SurveyWindowProps } from './survey-window-props.ts';
export { SurveyWindow } from './survey-window.tsx';
export { surveysCopy } from './surveys.copy.ts';
export { useHasSurvey } from './use-has-survey.ts';
