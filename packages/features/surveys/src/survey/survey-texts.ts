import { parseCopy, type ContentEntry, type CopyText } from '@tableside/content-client';
import { useContent, useCopy } from '@tableside/kit-content';
import { useMemo } from 'react';

import { surveysCopy } from '../copy.ts';

/** The pages of a survey; content has an entry "survey_<page>" for each in its group "surveys". */
export type SurveyPage = 'intro' | 'success' | 'error';

const textOf = (entry: ContentEntry | undefined, field: string): string | undefined => {
  const value = entry?.fields[field];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Heading and words of a page: content's, or our own where content says nothing (SUR-01). */
export function useSurveyTexts(page: SurveyPage): { readonly title: CopyText; readonly text: CopyText } {
  const copy = useCopy(surveysCopy);
  const entry = useContent().surveys.find(({ slug }) => slug === `survey_${page}`);
  const title = textOf(entry, 'title') ?? copy(`${page}Title`);
  const text = textOf(entry, 'text') ?? copy(`${page}Text`);
  return useMemo(() => ({ title: parseCopy(title), text: parseCopy(text) }), [title, text]);
}
