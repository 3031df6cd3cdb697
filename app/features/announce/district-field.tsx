import { useEffect, useRef, useState } from 'react';
import { fold } from '@domain/text';
import { suggestionSource } from '~/features/search-box/suggestion-source.browser';
import type { SuggestedPlace } from '~/features/search-box/suggested-place';
import { TextField } from '~/forms/text-field';
import type { FieldProps } from '~/forms/use-checked-form';

/** Letters from which districts are suggested. */
const fewest = 2;

/** The district of a home: with scripts those of the catalogue are suggested that begin so, in the town that is typed. */
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
          const typed = fold(form?.querySelector<HTMLInputElement>(`[name="${town}"]`)?.value.trim() ?? '');
          source.current.ask(value, (answer) =>
            setPlaces(
              (answer?.places ?? []).filter(
                // What lies in nothing is a town itself.
                ({ around }) => around !== '' && fold(around).includes(typed),
              ),
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
