import { purchaseDeadlines } from '@domain/purchase-profile/limits';
import {
  contactPreferences,
  leadObjectives,
  leadPhases,
  leadTypologies,
  unsaid,
} from '@domain/taxonomy/lead-options';
import { MinimumCountField } from '~/features/leads/minimum-count-field';
import { CampaignField } from '~/features/marketing/campaign-field';
import { ChoiceGroup } from '~/forms/choice-group';
import { FormLayout } from '~/forms/form-layout';
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

export function ProfileQuestions({ known, matches, reply }: ProfileQuestionsProps) {
  const form = useForm(purchaseProfileForm, { action: links.purchaseProfile(), reply, known });
  const { field, typedList, pending } = form;
  return (
    <FormLayout
      form={form}
      submit={<SubmitButton pending={pending}>Salvar perfil</SubmitButton>}
      foot={<Matches matches={matches} />}
    >
      <input type="hidden" name={intentField} value={intents.save} />
      <CampaignField value={reply?.result?.initialValue?.[hiddenField.campaign]} />
      <div className="pc__q">
        <ChoiceGroup
          {...field('objetivo')}
          type="radio"
          options={[...leadObjectives, unsaid]}
          selected={typedList('objetivo')}
          words
        />
      </div>
      <div className="pc__q">
        <Places kept={known.lugar} ticked={typedList('lugar')} field={field('novo-lugar')} />
      </div>
      <div className="pc__q">
        <ChoiceGroup
          {...field('tipo')}
          type="checkbox"
          options={leadTypologies}
          selected={typedList('tipo')}
          words
        />
        <ChoiceGroup
          {...field('fase')}
          type="checkbox"
          options={leadPhases}
          selected={typedList('fase')}
          words
        />
      </div>
      <div className="pc__q">
        <div>
          <h2>Quanto espaço?</h2>
          <p className="suave menor">O mínimo que serve.</p>
        </div>
        <div className="duo duo--i">
          <MinimumCountField {...field('quartos')} />
          <MinimumCountField {...field('suites')} />
          <MinimumCountField {...field('vagas')} />
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
        <ChoiceGroup
          {...field('prazo')}
          type="radio"
          options={[...purchaseDeadlines, unsaid]}
          selected={typedList('prazo')}
          words
        />
      </div>
      <div className="pc__q">
        <ChoiceGroup
          {...field('contato')}
          type="radio"
          options={[...contactPreferences, unsaid]}
          selected={typedList('contato')}
          words
        />
        <label className="marca">
          <input type="checkbox" name="ligar" value={yes} defaultChecked={typedList('ligar').includes(yes)} />
          Um consultor pode me procurar por causa deste perfil.
        </label>
      </div>
    </FormLayout>
  );
}
