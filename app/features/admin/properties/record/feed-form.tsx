import { type OverrideField, overrideNames } from '@domain/property/override-names';
import { FieldError } from '~/forms/field';
import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../../admin-links';
import { adminForms } from '../../forms';
import type { FeatureGroup } from './feature-options';
import type { OpenField } from './open-field';
import { type Field, propertyIntents, type PropertyReply, storedOf, wasField } from './record-fields';

export interface FeedFormProps {
  /** Of the property. */
  id: number;
  field: Field;
  open: OpenField;
  reply: PropertyReply;
}

/** After a refusal `was` is still what the form has read first. */
export function FeedForm({ id, field, open, reply }: FeedFormProps) {
  const name = field.field;
  const own = reply?.intent === propertyIntents.override && reply.field === name ? reply : undefined;
  const form = useForm(adminForms.override, {
    action: adminLinks.property(id, name),
    reply: own,
    known: open.known,
  });
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Salvar o da casa</SubmitButton>}
      foot={<span className="nota">A próxima carga não muda este campo.</span>}
    >
      <input type="hidden" name={intentField} value={propertyIntents.override} />
      <input type="hidden" name={wasField} value={JSON.stringify(own?.was ?? storedOf(field))} />
      <input type="hidden" name="field" value={name} />
      {open.features ? (
        <Features groups={open.features} form={form} />
      ) : (
        <Value name={name} input={form.field('value')} />
      )}
      {name === 'iptu' && <SelectField {...form.field('period')} options={periods} />}
      <div className="mduo">
        <TextField {...form.field('until')} help="O último dia em que vale o da casa." />
        <TextField {...form.field('reason')} help="Só a equipe lê." />
      </div>
    </FormLayout>
  );
}

const periods = [
  ['', 'Não informado'],
  ['Mensal', 'Por mês'],
  ['Anual', 'Por ano'],
  ['Isento', 'Isento'],
] as const;

type Form = ReturnType<typeof useForm<never, 'value' | 'items'>>;

function Value({ name, input }: { name: OverrideField; input: ReturnType<Form['field']> }) {
  const props = { ...input, label: `${overrideNames[name]}, da casa`, help: helpTexts[name] };
  if (name === 'description') return <TextArea {...props} rows={10} />;
  if (name === 'note') return <TextArea {...props} rows={3} />;
  return <TextField {...props} autoComplete="off" inputMode={name === 'title' ? undefined : 'decimal'} />;
}

const unknown = 'Em branco: não informado.';
const helpTexts: Readonly<Partial<Record<OverrideField, string>>> = {
  ...{ sell_price: 'Em branco: sob consulta.', rent_price: 'Por mês. Em branco: sob consulta.' },
  ...{ area: `Em m². ${unknown}`, bedrooms: unknown, suites: unknown, bathrooms: unknown, parking: unknown },
  ...{ condominium_fee: `Por mês. ${unknown}`, iptu: unknown, note: 'Aparece na página do imóvel.' },
  point: 'Latitude e longitude, como os mapas copiam: -22.746912, -41.881734. O endereço público não muda.',
};

function Features({
  groups,
  form,
}: {
  groups: readonly FeatureGroup[];
  form: Pick<Form, 'typedList' | 'errors' | 'id'>;
}) {
  const chosen = form.typedList('items');
  const boxes = (options: FeatureGroup['options']) => (
    <div className="mselos">
      {options.map(([value, label]) => (
        <label className="marca" key={value}>
          <input type="checkbox" name="items" value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  );
  return (
    <>
      {groups.map(({ title, options, more }) => (
        <fieldset className="grupo" key={title}>
          <legend>{title}</legend>
          {boxes(options)}
          <details>
            <summary className="elo">
              Outras, {more.length}
              <span className="vh"> {title.toLowerCase()}</span>
            </summary>
            {boxes(more)}
          </details>
        </fieldset>
      ))}
      <FieldError id={`${form.id}-items`} error={form.errors.value ?? form.errors.items} />
    </>
  );
}
