import { maxProfilePlaces } from '@domain/purchase-profile/limits';
import { countWord } from '@domain/text';
import { SuggestedPlaceField } from '~/features/search-box/suggested-place-field';
import { TextField } from '~/forms/text-field';
import type { FieldProps } from '~/forms/use-checked-form';
import { addField, yes } from './fields';

interface PlacesProps {
  /** Labels of the site's own places that are kept. */
  kept: readonly string[];
  /** Those of them that stay. */
  ticked: readonly string[];
  /** Where another is typed. */
  field: FieldProps;
}

/** The places that are looked at: kept ones are unticked to go, another is added by its name. */
export function Places({ kept, ticked, field }: PlacesProps) {
  return (
    <fieldset className="grupo">
      <legend className="rotulo">Onde?</legend>
      <p className="suave menor">
        Bairros, cidades, condomínios ou praias; até {countWord(maxProfilePlaces)}.
      </p>
      {kept.length > 0 && (
        <div className="ops">
          {kept.map((label) => (
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
