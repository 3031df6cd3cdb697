import { type FormEvent, useEffect, useState } from 'react';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { Choices } from '~/forms/choices';
import { FormFrame } from '~/forms/form-frame';
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
import { exitPersonForm, exitWishForm, firstStepField, windowField } from './exit-forms';
import type { ExitReply } from './exit-reply';

interface StepProps {
  reply: ExitReply | undefined;
  /** In the window, which sends its forms itself. */
  own?: { pending: boolean; send: (form: HTMLFormElement) => void };
}

/** Step 1: who it is ('Próximo'). */
export function PersonStep({ reply, own, person }: StepProps & { person: Partial<KnownPerson> | undefined }) {
  const form = inWindow(
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
      {own && <InWindow />}
      <div className="grupo">
        <TextField {...field('nome')} />
        <TextField {...field('email')} />
        <PhoneField
          {...field('telefone.numero')}
          countryName="telefone.pais"
          country={typed('telefone.pais')}
        />
      </div>
      <Choices
        {...field('contato')}
        type="radio"
        options={contactPreferences}
        selected={[typed('contato') ?? (reply?.result ? '' : 'WhatsApp')]}
      />
    </LeadForm>
  );
}

/** Step 2: what they look for ('Pronto'). */
export function WishStep({ reply, own, first }: StepProps & { first: string }) {
  const form = inWindow(useForm(exitWishForm, { action: links.beforeLeaving(2), reply }), own);
  const { field, typedList } = form;
  const [objective, place] = [field('objetivo'), field('onde')];
  return (
    <FormFrame form={form} submit={<SubmitButton pending={form.pending}>Pronto</SubmitButton>}>
      {own && <InWindow />}
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
      <Choices {...field('tipo')} type="checkbox" options={leadTypologies} selected={typedList('tipo')} />
      <Choices {...field('fase')} type="checkbox" options={leadPhases} selected={typedList('fase')} />
      <div className="grupo duo duo--i">
        <MoneyField {...field('preco-min')} label={priceLabel('De', 'preço mínimo')} cents />
        <MoneyField {...field('preco-max')} label={priceLabel('Até', 'preço máximo')} cents />
      </div>
    </FormFrame>
  );
}

const InWindow = () => (
  <>
    <input type="hidden" name={windowField} value="sim" />
    <input type="hidden" name={hiddenField.returnTo} value={location.pathname} />
  </>
);

const optional = (label: string) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);
const priceLabel = (shown: string, said: string) => (
  <>
    {shown}
    <span className="vh">, {said}</span>
  </>
);

/** A step's form; in the window that sends it, and no page is gone to. */
function inWindow<State extends FormState<never>>(form: State, own: StepProps['own']): State {
  if (!own) return form;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // What the browser has found wrong has stopped it already.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!own.pending) own.send(event.currentTarget);
  };
  return { ...form, pending: own.pending, formProps: { ...form.formProps, onSubmit } };
}

/** Whether all of these fields have something in them, once scripts run; until then nothing waits for it. */
function useFilled(id: string, names: readonly string[]) {
  const [isFilled, setFilled] = useState(true);
  const look = (form: HTMLFormElement) =>
    setFilled(names.every((name) => textIn(new FormData(form), name) !== ''));
  useEffect(() => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) look(form);
    // What is typed is heard of; this is for what stood there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => look(currentTarget);
  return { isFilled, watched: { onInput } };
}
