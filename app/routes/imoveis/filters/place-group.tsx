import { SegmentedControl } from '~/components/ui/segmented-control';
import { SuggestedPlaceField } from '~/features/search-box/suggested-place-field';
import type { FilterFormData } from '../form-data';
import { FieldError } from './fields';

export const RadiusSteps = ({ form, labelledBy }: { form: FilterFormData; labelledBy: string }) => (
  <SegmentedControl
    name="raio"
    options={form.radii}
    selected={form.values.raio?.[0] ?? form.ownRadius}
    labelledBy={labelledBy}
  />
);

interface PlaceGroupProps {
  form: FilterFormData;
  /** Id prefix: the same fields are in the bar and in the drawer. */
  id: string;
}

/** Place field with suggestions for an ambiguous text, and a radius for places with coordinates. */
export function PlaceGroup({ form, id }: PlaceGroupProps) {
  const { values, errors, places, radii } = form;
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
      {radii.length > 0 && (
        <>
          <p className="rotulo fil__sub" id={`${id}-raio`}>
            Raio
          </p>
          <RadiusSteps form={form} labelledBy={`${id}-raio`} />
        </>
      )}
    </>
  );
}
