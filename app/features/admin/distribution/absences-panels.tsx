import { FormLayout } from '~/forms/form-layout';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { adminLinks, intentField } from '../admin-links';
import { RecordSection } from '../record/record';
import { absenceField, ruleIntents, type RuleReply } from './distribution-fields';
import { distributionForms } from './distribution-forms';

interface AbsenceFormProps {
  people: readonly (readonly [string, string])[];
  today: string;
  /** The member's own: no choice of another person. */
  isOwn: boolean;
  reply: RuleReply | undefined;
}

export function AbsenceForm({ people, today, isOwn, reply }: AbsenceFormProps) {
  const form = useForm(distributionForms.absence, {
    ...{ action: adminLinks.absences(), reply, known: { from: today } },
  });
  return (
    <FormLayout
      form={form}
      hasSummary={false}
      submit={<SubmitButton pending={form.pending}>Anotar ausência</SubmitButton>}
    >
      {isOwn && people.length === 1 ? (
        <input type="hidden" name={form.field('person').name} value={people[0]![0]} />
      ) : (
        <SelectField {...form.field('person')} options={[['', 'Escolha'], ...people]} />
      )}
      <div className="duo duo--i">
        <TextField {...form.field('from')} />
        <TextField {...form.field('until')} />
      </div>
      <p className="nota">
        {isOwn
          ? 'Nestes dias você não recebe contatos novos. Os que já atende continuam com você.'
          : 'Nestes dias a pessoa não recebe contatos novos. Os que ela já atende continuam com ela.'}
      </p>
    </FormLayout>
  );
}

interface AbsenceListProps {
  rows: readonly { id: number; name: string; text: string }[];
  isOwn: boolean;
}

/** Now and to come, each with its button. */
export const AbsenceList = ({ rows, isOwn }: AbsenceListProps) => (
  <RecordSection title="Anotadas">
    {rows.length === 0 && <p className="suave">{isOwn ? 'Nenhuma ausência.' : 'Ninguém está fora.'}</p>}
    <ul className="mlinhas">
      {rows.map(({ id, name, text }) => (
        <li key={id}>
          {text}
          <form method="post" action={adminLinks.absences()}>
            <input type="hidden" name={intentField} value={ruleIntents.remove} />
            <input type="hidden" name={absenceField} value={id} />
            <button className="elo">
              Tirar<span className="vh"> a ausência de {name}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  </RecordSection>
);
