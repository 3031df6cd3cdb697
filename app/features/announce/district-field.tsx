import { useEffect, useRef, useState } from 'react';
import { fold } from '@domain/kernel/text';
import { suggestionSource } from '~/features/search-box/suggestion-source.browser';
import type { SuggestedPlace } from '~/features/search-box/suggested-place';
import { TextField } from '~/forms/text-field';
import type { FieldProps } from '~/forms/use-checked-form';

/** Minimum letters for suggestions. */
const fewest = 2;

/** District with suggestions from the catalogue, within the typed town. Suggestions need scripts. */
export function DistrictField({ field, town }: { field: FieldProps; town: string }) {
  const [places, setPlaces] = useState<readonly SuggestedPlace[]>([]);
  const source = useRef<ReturnType<typeof suggestionSource>>(undefined);
  useEffect(() => () => source.current?.stop(), []);
  const list = `${field.id}-bairros`;
  return (
    <>
      <TextField
        {...field}
        list={list}
        onInput={({ currentTarget: { value, form } }) => {
          source.current ??= suggestionSource();
          if (value.trim().length < fewest) return setPlaces([]);
          const inTown = form?.querySelector<HTMLInputElement>(`[name="${town}"]`)?.value.trim() ?? '';
          const typed = fold(inTown);
          source.current.ask(`${value} ${inTown}`, (answer) =>
            setPlaces(
              (answer?.places ?? []).filter(({ around }) => around !== '' && fold(around).includes(typed)),
            ),
          );
        }}
      />
      <datalist id={list}>
        {places.map(({ id, name, label }) => (
          <option value={name} key={id}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
