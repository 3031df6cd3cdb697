import { ChoiceGroup } from '~/forms/choice-group';
import type { FormReply } from '~/forms/form-reply';
import { MoneyField } from '~/forms/money-field';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import type { KnownPerson } from '~/features/leads/known-person';
import { MinimumCountField } from '~/features/leads/minimum-count-field';
import { LeadForm } from '~/features/leads/lead-form';
import { PersonFields } from '~/features/leads/person-fields';
import { wantedPropertyForm } from '~/features/leads/wanted-property';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
  unsaid,
} from '@domain/taxonomy/lead-options';
import { purchaseDeadlines } from '@domain/purchase-profile/limits';
import { links } from '~/links';

const optional = (label: string) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);

interface WantedPropertyFormProps {
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
}

export function WantedPropertyForm({ person, reply }: WantedPropertyFormProps) {
  const form = useForm(wantedPropertyForm, { action: links.wantedProperty(), reply, known: person });
  const { field, typed, typedList } = form;
  // Each radio group always has a selection: the input, otherwise the default.
  const chosen = (name: string, usual: string) => [typed(name) || usual];
  const onde = field('onde');
  const [lowest, highest] = [field('preco-min'), field('preco-max')];
  return (
    <LeadForm form={form} submit="Enviar">
      <ChoiceGroup
        {...field('objetivo')}
        type="radio"
        options={leadObjectives}
        selected={chosen('objetivo', leadObjectives[0])}
        wide
      />
      <ChoiceGroup {...field('tipo')} type="checkbox" options={leadTypologies} selected={typedList('tipo')} />
      <ChoiceGroup {...field('fase')} type="checkbox" options={leadPhases} selected={typedList('fase')} />
      <div className="grupo">
        <TextField {...onde} label={optional(onde.label)} />
        <div className="duo duo--i">
          <MoneyField {...lowest} label={optional(lowest.label)} />
          <MoneyField {...highest} label={optional(highest.label)} />
        </div>
      </div>
      <MinimumCountField {...field('quartos')} />
      <MinimumCountField {...field('suites')} />
      <MinimumCountField {...field('vagas')} />
      <ChoiceGroup
        {...field('prazo')}
        type="radio"
        options={[...purchaseDeadlines, unsaid]}
        selected={chosen('prazo', unsaid)}
      />
      <div className="grupo">
        <PersonFields form={form} />
      </div>
      <ChoiceGroup
        {...field('contato')}
        type="radio"
        options={contactPreferences}
        selected={chosen('contato', 'WhatsApp')}
      />
    </LeadForm>
  );
}
