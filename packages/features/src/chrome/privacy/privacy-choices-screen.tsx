import { css } from '@emotion/react';
import type { PrivacyChoice } from '@tableside/core';
import { Copy, useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { focusReplacement } from '@tableside/ui/focus';
import { Loading } from '@tableside/ui/loading';
import { RadioGroup } from '@tableside/ui/radio-group';
import { Title } from '@tableside/ui/title';
import { space, text, weight } from '@tableside/ui/tokens';

import * as styles from '../text-page.styles.ts';
import { privacyCopy } from './privacy.copy.ts';
import { usePrivacyChoice, type PrivacyChoiceState } from './use-privacy-choice.ts';

const listStyle = css({
  display: 'grid',
  gap: space(4),
  '& dt': { ...text.body, fontWeight: weight.semibold },
});

const choices = ['on', 'off'] as const satisfies readonly PrivacyChoice[];
const items = ['events', 'dataLayer', 'surveys', 'marketing'] as const;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const dayOf = (moment: string) => {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? undefined : dayFormat.format(time);
};

function Outcome({
  choice,
  failed,
  saved,
  isSaving,
  onTryAgain,
}: PrivacyChoiceState & { onTryAgain: () => void }) {
  const copy = useCopy(privacyCopy);
  if (isSaving) return <Loading message={copy('saving')} isMessageHidden />;
  if (failed !== undefined) {
    return (
      <Banner
        kind="error"
        title={copy(failed === 'off' ? 'failedOffTitle' : 'failedOnTitle')}
        action={
          <Button ref={focusReplacement} variant="secondary" onClick={onTryAgain}>
            {copy('tryAgain')}
          </Button>
        }
      >
        {copy(failed === 'off' ? 'failedOffText' : 'failedOnText')}
      </Banner>
    );
  }
  if (saved?.isLost) {
    return (
      <Banner kind="warning" title={copy('notKeptTitle')}>
        {copy('notKeptText')}
      </Banner>
    );
  }
  return saved ? <Banner kind="success">{copy(choice === 'off' ? 'savedOff' : 'savedOn')}</Banner> : null;
}

function Choice(state: PrivacyChoiceState) {
  const { choice, stored, isMember, failed, onChoose } = state;
  const copy = useCopy(privacyCopy);
  const labels = { on: 'on', off: 'off' } as const;
  const details = { on: 'onDetail', off: 'offDetail' } as const;
  const wordsOf = (chosen: PrivacyChoice) =>
    [
      copy.text('lead'),
      `${copy.text('question')} ${copy.text(labels[chosen])}: ${copy.text(details[chosen])}`,
      ...(isMember ? [copy.text('inAccount')] : []),
      ...items.map((item) => `${copy.text(item)}: ${copy.text(`${item}Text`)}`),
    ].join('\n');
  const choose = (chosen: PrivacyChoice) => onChoose(chosen, wordsOf(chosen));
  const day = stored && dayOf(stored.chosenAt);
  return (
    <div css={styles.stack}>
      <RadioGroup
        name="privacyChoice"
        label={copy('question')}
        hint={isMember ? copy('inAccount') : undefined}
        value={choice}
        options={choices.map((value) => ({
          value,
          label: copy(labels[value]),
          detail: copy(details[value]),
        }))}
        onChange={({ target }) => choose(target.value === 'off' ? 'off' : 'on')}
      />
      {day !== undefined && <p>{copy('savedAt', { date: day })}</p>}
      <Outcome {...state} onTryAgain={() => failed && choose(failed)} />
    </div>
  );
}

function State(state: PrivacyChoiceState) {
  const copy = useCopy(privacyCopy);
  switch (state.status) {
    case 'loading':
      return <Loading message={copy('loading')} />;
    case 'signal':
      return (
        <Banner kind="success" title={copy('signalTitle')}>
          {copy('signalText')}
        </Banner>
      );
    case 'readOnly':
      return <p>{copy('readOnly')}</p>;
    case 'choosing':
      return <Choice {...state} />;
  }
}

export function PrivacyChoicesScreen() {
  const copy = useCopy(privacyCopy);
  const state = usePrivacyChoice();
  return (
    <div css={styles.page}>
      <Title level={1} size="large">
        {copy('title')}
      </Title>
      <p>{copy('lead')}</p>
      <State {...state} />
      <section css={styles.stack}>
        <Title level={2} size="small">
          {copy('listTitle')}
        </Title>
        <dl css={listStyle}>
          {items.map((item) => (
            <div key={item}>
              <dt>{copy(item)}</dt>
              <dd>{copy(`${item}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section css={styles.stack}>
        <Title level={2} size="small">
          {copy('moreTitle')}
        </Title>
        <p>
          <Copy of={privacyCopy} id="moreText" />
        </p>
      </section>
    </div>
  );
}
