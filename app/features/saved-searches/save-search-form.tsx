import { defaultFrequency, type Frequency } from '@domain/saved-search/frequency';
import { ResendForm } from '~/features/account/registration/resend-form';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { SelectField, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import { CriteriaList } from './criteria-list';
import { FrequencyChoices } from './frequency-choices';
import type { SaveSearchData } from './save-search-data.server';
import { saveSearchForm } from './search-forms';

interface SaveSearchFormProps {
  search: SaveSearchData;
  reply?: FormReply;
}

/** Form that saves a search (prototype pesquisa-salvar), in the dialog and on its page. */
export function SaveSearchForm({ search, reply }: SaveSearchFormProps) {
  const { address, name, criteria, account, tells: canSendEmails, others } = search;
  const action = links.saveSearch(address);
  const known = { nome: name, frequencia: defaultFrequency };
  const form = useForm(saveSearchForm, { action, reply, known });
  return (
    <FormLayout form={form} submit={<SubmitButton pending={form.pending}>Salvar pesquisa</SubmitButton>}>
      <TextField {...form.field('nome')} />
      <div>
        <p className="rotulo">O que ela procura</p>
        <CriteriaList criteria={criteria} />
      </div>
      {others.length > 0 && (
        <SelectField
          {...form.field('lugar')}
          options={[
            ['', 'Como uma nova pesquisa'],
            ...others.map(({ id, name }) => [id, `No lugar de “${name}”`] as const),
          ]}
        />
      )}
      {canSendEmails ? (
        <FrequencyChoices field={form.field('frequencia')} selected={form.typed('frequencia')} />
      ) : (
        <input type="hidden" name="frequencia" value={'off' satisfies Frequency} />
      )}
      {canSendEmails && account && <Recipient account={account} />}
    </FormLayout>
  );
}

const Recipient = ({
  account: { email, isUnverified },
}: {
  account: NonNullable<SaveSearchData['account']>;
}) => (
  <p className="menor suave">
    {isUnverified
      ? `As cartas para ${email} começam quando você validar o e-mail.`
      : `Escrevemos para ${email}. Para parar, basta um clique na carta.`}
  </p>
);

export const ResendBeside = ({ search: { account, address } }: { search: SaveSearchData }) =>
  account?.isUnverified ? (
    <ResendForm className="elo menor" returnTo={links.saveSearch(address)}>
      Reenviar o e-mail de validação
    </ResendForm>
  ) : null;

/** Current matches send no alerts. */
export const baselineNotice = ({ total, tells: canSendEmails }: SaveSearchData): string => {
  if (!canSendEmails) return 'A pesquisa fica salva na sua conta.';
  if (!total) return 'Avisamos do que chegar a partir de agora.';
  const now =
    total === 1 ? '1 imóvel combina hoje. Ele não conta' : `${total} imóveis combinam hoje. Eles não contam`;
  return `${now} como novidade: avisamos do que chegar a partir de agora.`;
};
