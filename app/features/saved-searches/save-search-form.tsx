import { defaultFrequency, type Frequency } from '@domain/saved-search/frequency';
import { ResendForm } from '~/features/account/registration/resend-form';
import { FormFrame } from '~/forms/form-frame';
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

/** The form that saves a listing's search (prototype pesquisa-salvar): in a window over it, and as a page. */
export function SaveSearchForm({ search, reply }: SaveSearchFormProps) {
  const { address, name, criteria, account, tells, others } = search;
  const action = links.saveSearch(address);
  const known = { nome: name, frequencia: defaultFrequency };
  const form = useForm(saveSearchForm, { action, reply, known });
  return (
    <FormFrame form={form} submit={<SubmitButton pending={form.pending}>Salvar pesquisa</SubmitButton>}>
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
      {tells ? (
        <FrequencyChoices field={form.field('frequencia')} selected={form.typed('frequencia')} />
      ) : (
        <input type="hidden" name="frequencia" value={'off' satisfies Frequency} />
      )}
      {tells && account && <Recipient account={account} />}
    </FormFrame>
  );
}

/** To whom letters go, and from when on. */
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

/** 'Reenviar', beside the form: it is one of its own. */
export const ResendBeside = ({ search: { account, address } }: { search: SaveSearchData }) =>
  account?.isUnverified ? (
    <ResendForm className="elo menor" returnTo={links.saveSearch(address)}>
      Reenviar o e-mail de validação
    </ResendForm>
  ) : null;

/** What matches now is no news. */
export const baselineNotice = ({ total, tells }: SaveSearchData): string => {
  if (!tells) return 'A pesquisa fica salva na sua conta.';
  if (!total) return 'Avisamos do que chegar a partir de agora.';
  const now =
    total === 1 ? '1 imóvel combina hoje. Ele não conta' : `${total} imóveis combinam hoje. Eles não contam`;
  return `${now} como novidade: avisamos do que chegar a partir de agora.`;
};
