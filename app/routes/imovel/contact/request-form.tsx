import { useMemo } from 'react';
import { LeadForm } from '~/features/leads/lead-form';
import { PlainPhoneField } from '~/forms/plain-phone-field';
import { TextArea, TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import type { FormReply } from '~/forms/form-reply';
import { useExposure } from '~/features/marketing/exposure.browser';
import { requestField, requestForm, requests } from '~/features/leads/property-request';
import type { ContactState } from './state.server';
import { VisitFields } from './visit-fields';

export interface RequestFormProps {
  contact: ContactState;
  reply: FormReply | undefined;
  /** Name of the broker in the URL. */
  inNameOf: string | undefined;
}

/** One form for a visit or a message (brief §9, 'Price block'). Each choice has its own fields. */
export function RequestForm({ contact, reply, inNameOf }: RequestFormProps) {
  const { person, action, days, asksCpf } = contact;
  const definition = useMemo(() => requestForm(days.map(({ day }) => day)), [days]);
  const form = useForm(definition, { action, reply, known: person });
  const { field } = form;
  // Measures exposure at the field next to the experiment's difference.
  useExposure(contact.exposure, `#${field('email').id}`);
  const chosen = form.typed(requestField) ?? requests.visit;
  const choice = (value: string, label: string) => (
    <label>
      <input type="radio" name={requestField} value={value} defaultChecked={chosen === value} />
      {label}
    </label>
  );
  return (
    <LeadForm
      form={form}
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
      <VisitFields form={form} days={days} />
      <TextField {...field('nome')} />
      <PlainPhoneField {...field('telefone.numero')} />
      <TextField {...field('email')} />
      {asksCpf && (
        <div className="fale__visita">
          <TextField {...field('cpf')} label={<Optional label="CPF" />} />
        </div>
      )}
      <TextArea {...field('mensagem')} label={<Optional label="Mensagem" />} />
      {inNameOf && <input type="hidden" name="corretor" value={inNameOf} />}
    </LeadForm>
  );
}

const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);
