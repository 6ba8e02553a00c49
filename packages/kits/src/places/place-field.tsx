import { useCopy } from '@tableside/kits/content';
import { Combobox } from '@tableside/ui/combobox';
import { IconButton } from '@tableside/ui/icon-button';
import { Locate, LocateFixed, MapPin } from '@tableside/ui/icons';
import { Spinner } from '@tableside/ui/spinner';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useState, type ReactNode } from 'react';

import { placeCopy } from './places.copy.ts';
import { usePredictions } from './use-predictions.ts';

export interface PlaceFieldProps {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly isLocating?: boolean;
  readonly isOwn?: boolean;
  readonly onChange: (value: string) => void;
  readonly onChoose: (value: string) => void;
  readonly onUseOwnPosition: () => void;
  readonly className?: string | undefined;
}

export function PlaceField(props: PlaceFieldProps) {
  const { isLocating = false, isOwn = false, onChange, onChoose, onUseOwnPosition, ...field } = props;
  const copy = useCopy(placeCopy);
  const [typed, setTyped] = useState('');
  const { options, hasNone } = usePredictions(typed);
  const ownIcon = isOwn ? (
    <LocateFixed size={20} aria-hidden="true" />
  ) : (
    <Locate size={20} aria-hidden="true" />
  );
  return (
    <>
      <Combobox
        {...field}
        name="location"
        placeholder={copy.text('locationHint')}
        maxLength={120}
        enterKeyHint="search"
        options={options}
        labels={{
          list: copy.text('locationSuggestions'),
          count: (count) =>
            copy.text(count === 1 ? 'locationSuggestionCountOne' : 'locationSuggestionCount', { count }),
        }}
        {...(hasNone && { notice: copy.text('locationNoSuggestions') })}
        before={<MapPin size={20} aria-hidden="true" />}
        after={
          <IconButton
            label={copy.text('useCurrentLocation')}
            icon={isLocating ? <Spinner /> : ownIcon}
            aria-busy={isLocating}
            onClick={onUseOwnPosition}
          />
        }
        // Typing replaces the selected value. After hydration, React replays an earlier focus event, which is
        // not trusted: by then the visitor is typing, so nothing is selected.
        onFocus={(event) => {
          if (event.isTrusted) event.target.select();
        }}
        onValueChange={(text) => {
          setTyped(text);
          onChange(text);
        }}
        onOptionSelect={(option) => {
          setTyped('');
          onChoose(option.label);
        }}
      />
      <VisuallyHidden role="status">{isLocating ? copy('findingYou') : ''}</VisuallyHidden>
    </>
  );
}
