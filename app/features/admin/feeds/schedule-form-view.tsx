import { SelectField, TextField } from '~/forms/text-field';
import { adminLinks, intentField } from '../admin-links';
import { feedIntents, scheduleFields, sourceField } from './feeds-fields';
import type { scheduleView } from './schedule-form';

interface ScheduleFormProps extends ReturnType<typeof scheduleView> {
  name: string;
  title: string;
}

export const ScheduleForm = ({ name, title, options, chosen, at }: ScheduleFormProps) => (
  <details className="mforcar mhorario">
    <summary>
      Mudar horário<span className="vh"> {title}</span>
    </summary>
    <form className="form" method="post" action={adminLinks.feeds()}>
      <input type="hidden" name={sourceField} value={name} />
      <SelectField
        id={`quando-${name}`}
        name={scheduleFields.when}
        label="Quando"
        options={options}
        defaultValue={chosen}
      />
      <TextField
        id={`hora-${name}`}
        type="time"
        name={scheduleFields.at}
        label="Hora, de São Paulo"
        defaultValue={at}
      />
      <button className="bt bt--2" name={intentField} value={feedIntents.schedule}>
        Guardar o horário
      </button>
    </form>
  </details>
);
