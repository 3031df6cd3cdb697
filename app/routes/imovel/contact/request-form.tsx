import { LeadForm } from '~/components/forms/lead-form';
import { PlainPhoneField } from '~/components/forms/plain-phone-field';
import { TextArea, TextField } from '~/components/forms/text-field';
import { usePlainLeadForm } from '~/components/forms/use-plain-lead-form';
import type { FormReply } from '~/domain/forms/form-reply';
import { requestField, requests } from '~/domain/forms/requests';
import type { ContactState } from './state.server';
import { VisitFields } from './visit-fields';

export interface RequestFormProps {
  contact: ContactState;
  reply: FormReply | undefined;
  /** The broker in whose name the page is shown. */
  inNameOf: string | undefined;
}

const labels = [
  ['modo', 'Como quer visitar'],
  ['dia', 'Dia da visita'],
  ['periodo', 'Período'],
  ['nome', 'Nome completo'],
  ['telefone.numero', 'Telefone'],
  ['email', 'E-mail'],
  ['cpf', 'CPF'],
  ['mensagem', 'Mensagem'],
] as const;

/** One form with two ends (brief §9, 'Price block'): what each of them alone asks for goes with its choice. */
export function RequestForm({ contact, reply, inNameOf }: RequestFormProps) {
  const { formKey, person, action, days, asksCpf } = contact;
  const state = usePlainLeadForm({ id: 'visita', action, reply, person, check: 'pedido' });
  const { field } = state;
  const chosen = field(requestField).defaultValue ?? requests.visit;
  const choice = (value: string, label: string) => (
    <label>
      <input type="radio" name={requestField} value={value} defaultChecked={chosen === value} />
      {label}
    </label>
  );
  return (
    <LeadForm
      state={state}
      labels={labels}
      formKey={formKey}
      reply={reply}
      submit={
        <>
          <span className="fale__visita">Agendar visita</span>
          <span className="fale__conversa">Falar com consultor</span>
        </>
      }
    >
      <div className="abas" role="radiogroup" aria-label="O que você quer fazer">
        {choice(requests.visit, 'Agendar visita')}
        {choice(requests.talk, 'Falar com consultor')}
      </div>
      <VisitFields field={field} days={days} />
      <TextField {...field('nome')} label="Nome completo" autoComplete="name" required />
      <PlainPhoneField {...field('telefone.numero')} />
      <TextField {...field('email')} type="email" label="E-mail" autoComplete="email" required />
      {asksCpf && (
        <div className="fale__visita">
          <TextField
            {...field('cpf')}
            label={<Optional label="CPF" />}
            inputMode="numeric"
            autoComplete="off"
            placeholder="000.000.000-00"
          />
        </div>
      )}
      <div className="fale__conversa">
        <TextArea {...field('mensagem')} label={<Optional label="Mensagem" />} />
      </div>
      {inNameOf && <input type="hidden" name="corretor" value={inNameOf} />}
    </LeadForm>
  );
}

const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);
