import { useCopy } from '@tableside/kits/content';
import { Combobox } from '@tableside/ui/combobox';
import { IconButton } from '@tableside/ui/icon-button';
import { Locate, LocateFixed, MapPin } from '@tableside/ui/icons';
import { Spinner } from '@tableside/ui/spinner';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useState } from 'react';

import { searchCopy } from '../copy.ts';
import * as styles from './search-form.styles.ts';
import { usePredictions } from './use-predictions.ts';

export interface LocationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** The browser asks the visitor just now. */
  readonly isAsking: boolean;
  /** The search is round the visitor's own position. */
  readonly isOwn: boolean;
  readonly onChange: (value: string) => void;
  readonly onChoose: (value: string) => void;
  readonly onUseOwnPosition: () => void;
}

/** The place: typed, suggested while typing (SEA-33), or the visitor's own (SEA-02). */
export function LocationField(props: LocationFieldProps) {
  const { value, error, isAsking, isOwn, onChange, onChoose, onUseOwnPosition } = props;
  const copy = useCopy(searchCopy);
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
        name="location"
        label={copy('location')}
        isLabelHidden
        isRequired
        placeholder={copy('locationHint')}
        value={value}
        error={error}
        maxLength={120}
        enterKeyHint="search"
        options={options}
        labels={{
          list: copy('locationSuggestions'),
          count: (count) => copy('locationSuggestionCount', { count }),
        }}
        {...(hasNone && { notice: copy('locationNoSuggestions') })}
        before={<MapPin size={20} aria-hidden="true" />}
        after={
          <IconButton
            label={copy('useCurrentLocation')}
            icon={isAsking ? <Spinner /> : ownIcon}
            aria-busy={isAsking}
            onClick={onUseOwnPosition}
          />
        }
        // The known value is selected, ready to be replaced.
        onFocus={(event) => event.target.select()}
        onValueChange={(text) => {
          setTyped(text);
          onChange(text);
        }}
        onOptionSelect={(option) => {
          setTyped('');
          onChoose(option.label);
        }}
        css={styles.place}
      />
      <VisuallyHidden role="status">{isAsking ? copy('findingYou') : ''}</VisuallyHidden>
    </>
  );
}
