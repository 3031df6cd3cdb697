import { Checks } from '~/components/ui/checks';
import { FieldError } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import type { FieldProps } from '~/forms/use-checked-form';

interface ChecksFieldProps extends FieldProps {
  help?: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  /** In columns, for many. */
  isLong?: boolean;
}

/** Boxes of one name. Its id is that of the group, the target of the error summary. */
export const ChecksField = ({ id, label, name, error, help, isLong, ...options }: ChecksFieldProps) => (
  <fieldset className={error ? 'grupo erro' : 'grupo'} id={id} tabIndex={-1}>
    <legend className="rotulo">{label}</legend>
    {help && <p className="dica">{help}</p>}
    <div className={isLong ? 'mescolhas' : 'marcas'}>
      <Checks name={name} {...options} />
    </div>
    <FieldError id={id} error={error} />
  </fieldset>
);

const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];
const dayOptions = weekdays.map((label, index) => ({ value: String(index + 1), label }));

interface HourForm {
  field(name: 'days' | 'from' | 'until'): FieldProps;
  typedList(name: string): string[];
}

/** Days and hours; left empty it is always. */
export const HourFields = ({ form, help }: { form: HourForm; help: string }) => (
  <>
    <ChecksField {...form.field('days')} help={help} options={dayOptions} selected={form.typedList('days')} />
    <div className="duo duo--i">
      <TextField {...form.field('from')} />
      <TextField {...form.field('until')} />
    </div>
  </>
);

export const onOff = (on: string, off: string) =>
  [
    ['sim', on],
    ['nao', off],
  ] as const;
