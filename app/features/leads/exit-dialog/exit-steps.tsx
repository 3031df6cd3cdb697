import { type FormEvent, useEffect, useState } from 'react';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { ChoiceGroup } from '~/forms/choice-group';
import { FormLayout } from '~/forms/form-layout';
import { CampaignField } from '~/features/marketing/campaign-field';
import { hiddenField } from '~/forms/hidden-fields';
import { MoneyField } from '~/forms/money-field';
import { PhoneField } from '~/forms/phone-field';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { type FormState, useForm } from '~/forms/use-form';
import { links } from '~/links';
import type { KnownPerson } from '../known-person';
import { LeadForm } from '../lead-form';
import { textIn } from './typed-over.browser';
import { exitPersonForm, exitWishForm, firstStepField, dialogField } from './exit-forms';
import type { ExitReply } from './exit-reply';

interface StepProps {
  reply: ExitReply | undefined;
  own?: { pending: boolean; send: (form: HTMLFormElement) => void };
}

/** Step 1: contact data ('Próximo'). */
export function PersonStep({ reply, own, person }: StepProps & { person: Partial<KnownPerson> | undefined }) {
  const form = inDialog(
    useForm(exitPersonForm, { action: links.beforeLeaving(), reply, known: person }),
    own,
  );
  const { field, typed } = form;
  const filled = useFilled(form.id, ['nome', 'email', 'telefone.numero']);
  return (
    <LeadForm
      form={{ ...form, formProps: { ...form.formProps, ...filled.watched } }}
      submit="Próximo"
      waitsFor={filled.isFilled ? undefined : 'Preencha nome, e-mail e telefone'}
      verb="seguir"
    >
      {own && <DialogFields />}
      <div className="grupo">
        <TextField {...field('nome')} />
        <TextField {...field('email')} />
        <PhoneField
          {...field('telefone.numero')}
          countryName="telefone.pais"
          country={typed('telefone.pais')}
        />
      </div>
      <ChoiceGroup
        {...field('contato')}
        type="radio"
        options={contactPreferences}
        selected={[typed('contato') ?? (reply?.result ? '' : 'WhatsApp')]}
      />
    </LeadForm>
  );
}

export function WishStep({ reply, own, first }: StepProps & { first: string }) {
  const form = inDialog(useForm(exitWishForm, { action: links.beforeLeaving(2), reply }), own);
  const { field, typedList } = form;
  const [objective, place] = [field('objetivo'), field('onde')];
  return (
    <FormLayout form={form} submit={<SubmitButton pending={form.pending}>Pronto</SubmitButton>}>
      {own && <DialogFields />}
      <input type="hidden" name={firstStepField} value={first} />
      <CampaignField value={reply?.campaign ?? reply?.result?.initialValue?.[hiddenField.campaign]} />
      <div className="grupo">
        <SelectField
          {...objective}
          label={optional(objective.label)}
          options={[['', 'Escolha'], ...leadObjectives.map((each) => [each, each] as const)]}
        />
        <TextField {...place} label={optional(place.label)} />
      </div>
      <ChoiceGroup {...field('tipo')} type="checkbox" options={leadTypologies} selected={typedList('tipo')} />
      <ChoiceGroup {...field('fase')} type="checkbox" options={leadPhases} selected={typedList('fase')} />
      <div className="grupo duo duo--i">
        <MoneyField {...field('preco-min')} label={priceLabel('De', 'preço mínimo')} cents />
        <MoneyField {...field('preco-max')} label={priceLabel('Até', 'preço máximo')} cents />
      </div>
    </FormLayout>
  );
}

const DialogFields = () => (
  <>
    <input type="hidden" name={dialogField} value="sim" />
    <input type="hidden" name={hiddenField.returnTo} value={location.pathname} />
  </>
);

const optional = (label: string) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);
const priceLabel = (shown: string, spoken: string) => (
  <>
    {shown}
    <span className="vh">, {spoken}</span>
  </>
);

function inDialog<State extends FormState<never>>(form: State, own: StepProps['own']): State {
  if (!own) return form;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.formProps.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!own.pending) own.send(event.currentTarget);
  };
  return { ...form, pending: own.pending, formProps: { ...form.formProps, onSubmit } };
}

/** Whether all fields have text; true until hydration. */
function useFilled(id: string, names: readonly string[]) {
  const [isFilled, setFilled] = useState(true);
  const look = (form: HTMLFormElement) =>
    setFilled(names.every((name) => textIn(new FormData(form), name) !== ''));
  useEffect(() => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) look(form);
    // Checks the initial values once; `onInput` handles changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => look(currentTarget);
  return { isFilled, watched: { onInput } };
}
