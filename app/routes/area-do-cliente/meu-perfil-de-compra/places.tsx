import { maxProfilePlaces } from '@domain/purchase-profile/limits';
import { countWord } from '@domain/kernel/text';
import { SuggestedPlaceField } from '~/features/search-box/suggested-place-field';
import { TextField } from '~/forms/text-field';
import type { FieldProps } from '~/forms/use-checked-form';
import { addField, yes } from './fields';

interface PlacesProps {
  /** Labels of the saved places. */
  kept: readonly string[];
  /** Labels of the checked places. */
  ticked: readonly string[];
  field: FieldProps;
}

export function Places({ kept: savedLabels, ticked, field }: PlacesProps) {
  return (
    <fieldset className="grupo">
      <legend className="rotulo">Onde?</legend>
      <p className="suave menor">
        Bairros, cidades, condomínios ou praias; até {countWord(maxProfilePlaces)}.
      </p>
      {savedLabels.length > 0 && (
        <div className="ops">
          {savedLabels.map((label) => (
            <label key={label}>
              <input type="checkbox" name="lugar" value={label} defaultChecked={ticked.includes(label)} />
              {label}
            </label>
          ))}
        </div>
      )}
      <SuggestedPlaceField id={field.id} className="pc__lugar">
        <TextField {...field} />
        <button className="bt bt--2" name={addField} value={yes}>
          Adicionar
        </button>
      </SuggestedPlaceField>
    </fieldset>
  );
}
