import type { FilterFormData } from '../form-data';
import { FieldError } from './fields';

/** The place, in the sheet of small screens; with an error everywhere, and with what the text may mean. */
export function PlaceGroup({ form: { values, errors, places } }: { form: FilterFormData }) {
  const error = errors.local;
  return (
    <fieldset className={error ? undefined : 'so-mov'}>
      <legend>Lugar</legend>
      <div className={error ? 'campo erro' : 'campo'}>
        <label htmlFor="f-local">Cidade, bairro ou código</label>
        <input
          id="f-local"
          name="local"
          defaultValue={values.local?.[0]}
          autoComplete="off"
          maxLength={120}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'f-local-erro' : undefined}
          data-place
        />
        <FieldError id="f-local-erro" text={error} />
        {places && places.length > 0 && (
          <ul className="fil__lugares">
            {places.map(({ label, href }) => (
              <li key={href}>
                <a className="elo" href={href} rel="nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
