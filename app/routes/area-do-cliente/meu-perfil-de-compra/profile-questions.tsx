import { purchaseDeadlines } from '@domain/purchase-profile/limits';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
  unsaid,
} from '@domain/taxonomy/lead-options';
import { AtLeast } from '~/features/leads/at-least';
import { CampaignField } from '~/features/marketing/campaign-field';
import { Choices } from '~/forms/choices';
import { FormFrame } from '~/forms/form-frame';
import type { FormReply } from '~/forms/form-reply';
import { hiddenField } from '~/forms/hidden-fields';
import { MoneyField } from '~/forms/money-field';
import { SubmitButton } from '~/forms/submit-button';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import { intentField, intents, yes } from './fields';
import { Matches } from './matches';
import type { Match } from './matches.server';
import { Places } from './places';
import { purchaseProfileForm } from './purchase-profile-form';
import type { KnownProfile } from './queries.server';

interface ProfileQuestionsProps {
  known: KnownProfile;
  matches: readonly Match[];
  reply: FormReply | undefined;
}

/** The eight questions; what is left out is not said. */
export function ProfileQuestions({ known, matches, reply }: ProfileQuestionsProps) {
  const form = useForm(purchaseProfileForm, { action: links.purchaseProfile(), reply, known });
  const { field, typedList, pending } = form;
  return (
    <FormFrame
      form={form}
      submit={<SubmitButton pending={pending}>Salvar perfil</SubmitButton>}
      foot={<Matches matches={matches} />}
    >
      <input type="hidden" name={intentField} value={intents.save} />
      <CampaignField value={reply?.result?.initialValue?.[hiddenField.campaign]} />
      <div className="pc__q">
        <Choices
          {...field('objetivo')}
          type="radio"
          options={[...leadObjectives, unsaid]}
          selected={typedList('objetivo')}
          wide
        />
      </div>
      <div className="pc__q">
        <Places kept={known.lugar} ticked={typedList('lugar')} field={field('novo-lugar')} />
      </div>
      <div className="pc__q">
        <Choices {...field('tipo')} type="checkbox" options={leadTypologies} selected={typedList('tipo')} />
        <Choices {...field('fase')} type="checkbox" options={leadPhases} selected={typedList('fase')} />
      </div>
      <div className="pc__q">
        <div>
          <h2>Quanto espaço?</h2>
          <p className="suave menor">O mínimo que serve.</p>
        </div>
        <div className="duo duo--i">
          <AtLeast {...field('quartos')} />
          <AtLeast {...field('suites')} />
          <AtLeast {...field('vagas')} />
        </div>
      </div>
      <div className="pc__q">
        <fieldset className="grupo">
          <legend className="rotulo">Até quanto?</legend>
          <div className="duo duo--i">
            <MoneyField {...field('preco-min')} />
            <MoneyField {...field('preco-max')} />
          </div>
        </fieldset>
      </div>
      <div className="pc__q">
        <Choices
          {...field('prazo')}
          type="radio"
          options={[...purchaseDeadlines, unsaid]}
          selected={typedList('prazo')}
        />
      </div>
      <div className="pc__q">
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
      </div>
    </FormFrame>
  );
}
