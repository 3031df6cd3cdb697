import { Steps } from '~/components/ui/steps';
import { SuggestedPlaceField } from '~/features/search-box/suggested-place-field';
import { radiusOptions } from '@domain/taxonomy/location-types';
import type { FilterFormData } from '../form-data';
import { FieldError } from './fields';

export const radiusSteps = radiusOptions.map((km) => ({ value: String(km), label: `${km} km` }));

interface PlaceGroupProps {
  form: FilterFormData;
  /** Begins the ids: the same fields stand in the bar and in the drawer. */
  id: string;
}

/** The place that is searched, with what an unclear text may mean, and its radius where it has a point. */
export function PlaceGroup({ form: { values, errors, places, hasRadius }, id }: PlaceGroupProps) {
  const error = errors.local;
  return (
    <>
      <div className={error ? 'campo erro' : 'campo'}>
        <label htmlFor={`${id}-local`} className="vh">
          Cidade, bairro ou código
        </label>
        <SuggestedPlaceField id={`${id}-local`} className="fil__local">
          <input
            id={`${id}-local`}
            name="local"
            defaultValue={values.local?.[0]}
            autoComplete="off"
            maxLength={120}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-local-erro` : undefined}
            data-place
          />
        </SuggestedPlaceField>
        <FieldError id={`${id}-local-erro`} text={error} />
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
      {hasRadius && (
        <>
          <p className="rotulo fil__sub" id={`${id}-raio`}>
            Raio
          </p>
          <Steps name="raio" options={radiusSteps} selected={values.raio?.[0]} labelledBy={`${id}-raio`} />
        </>
      )}
    </>
  );
}
