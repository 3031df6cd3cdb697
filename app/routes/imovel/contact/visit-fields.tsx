import { ChoiceGroup } from '~/forms/choice-group';
import { FieldError } from '~/forms/field';
import type { FormState } from '~/forms/use-form';
import { visitModes, visitPeriods } from '@domain/taxonomy/visit-options';
import type { VisitDay } from '~/domain/visit-days';

interface VisitFieldsProps {
  form: FormState<'modo' | 'dia' | 'periodo'>;
  days: readonly VisitDay[];
}

export function VisitFields({ form: { field }, days }: VisitFieldsProps) {
  const [mode, day, period] = [field('modo'), field('dia'), field('periodo')];
  const usual = days.some((each) => each.day === day.defaultValue) ? day.defaultValue : days[0]?.day;
  return (
    <div className="fale__visita grupo">
      <ChoiceGroup
        {...mode}
        type="radio"
        options={visitModes}
        selected={[mode.defaultValue || visitModes[0]]}
      />
      <fieldset className={day.error ? 'grupo erro' : 'grupo'} aria-describedby={day['aria-describedby']}>
        <legend className="rotulo">{day.label}</legend>
        <div className="dias">
          {days.map(({ day: value, label, hours }, index) => (
            <label key={value}>
              <input
                type="radio"
                name={day.name}
                value={value}
                id={index === 0 ? day.id : undefined}
                defaultChecked={value === usual}
              />
              <b>{label}</b>
              {hours && <small>{hours}</small>}
            </label>
          ))}
        </div>
        <FieldError id={day.id} error={day.error} />
      </fieldset>
      <ChoiceGroup
        {...period}
        type="radio"
        options={visitPeriods}
        selected={[period.defaultValue || visitPeriods[0]]}
      />
    </div>
  );
}
