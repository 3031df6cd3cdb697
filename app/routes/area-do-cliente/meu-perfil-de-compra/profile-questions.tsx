import { purchaseDeadlines } from '@domain/purchase-profile';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
} from '@domain/taxonomy/lead-options';
import { AtLeast } from '~/features/leads/at-least';
import { Choices } from '~/forms/choices';
import { FormFrame } from '~/forms/form-frame';
import type { FormReply } from '~/forms/form-reply';
import { MoneyField } from '~/forms/money-field';
import { SubmitButton } from '~/forms/submit-button';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import { intentField, intents, unsaid, yes } from './fields';
import { Places } from './places';
import { purchaseProfileForm } from './purchase-profile-form';
import type { KnownProfile } from './queries.server';

interface ProfileQuestionsProps {
  known: KnownProfile;
  reply: FormReply | undefined;
}

/** The eight questions; what is left out is not said. */
export function ProfileQuestions({ known, reply }: ProfileQuestionsProps) {
  const form = useForm(purchaseProfileForm, { action: links.purchaseProfile(), reply, known });
  const { field, typedList, pending } = form;
  return (
    <FormFrame form={form} submit={<SubmitButton pending={pending}>Salvar perfil</SubmitButton>}>
      <input type="hidden" name={intentField} value={intents.save} />
      <Choices
        {...field('objetivo')}
        type="radio"
        options={[...leadObjectives, unsaid]}
        selected={typedList('objetivo')}
        wide
      />
      <Places kept={known.lugar} ticked={typedList('lugar')} field={field('novo-lugar')} />
      <Choices {...field('tipo')} type="checkbox" options={leadTypologies} selected={typedList('tipo')} />
      <Choices {...field('fase')} type="checkbox" options={leadPhases} selected={typedList('fase')} />
      <AtLeast {...field('quartos')} />
      <AtLeast {...field('suites')} />
      <AtLeast {...field('vagas')} />
      <fieldset className="grupo">
        <legend className="rotulo">Até quanto?</legend>
        <div className="duo duo--i">
          <MoneyField {...field('preco-min')} />
          <MoneyField {...field('preco-max')} />
        </div>
      </fieldset>
      <Choices
        {...field('prazo')}
        type="radio"
        options={[...purchaseDeadlines, unsaid]}
        selected={typedList('prazo')}
      />
      <Choices
        {...field('contato')}
        type="radio"
        options={[...contactPreferences, unsaid]}
        selected={typedList('contato')}
      />
      <label className="marca">
        <input type="checkbox" name="ligar" value={yes} defaultChecked={typedList('ligar').includes(yes)} />
        Um consultor pode me procurar por causa deste perfil.
      </label>
    </FormFrame>
  );
}
