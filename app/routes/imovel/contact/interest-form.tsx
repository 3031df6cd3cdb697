import { LeadForm } from '~/components/forms/lead-form';
import { PlainPhoneField } from '~/components/forms/plain-phone-field';
import { TextField } from '~/components/forms/text-field';
import { usePlainLeadForm } from '~/components/forms/use-plain-lead-form';
import { requestField, requests } from '~/domain/forms/requests';
import type { RequestFormProps } from './request-form';

const labels = [
  ['nome', 'Nome completo'],
  ['telefone.numero', 'Telefone'],
  ['email', 'E-mail'],
] as const;

/** For a 'breve lançamento', which may not be offered yet: no price, no visit (settled §4). */
export function InterestForm({ contact, reply, inNameOf }: RequestFormProps) {
  const { formKey, person, action } = contact;
  const state = usePlainLeadForm({ id: 'interesse', action, reply, person, check: 'pedido' });
  const { field } = state;
  return (
    <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Tenho interesse">
      <h2 className="fale__titulo">Tenho interesse</h2>
      <p className="suave menor">
        As vendas ainda não começaram. Um consultor conta o que já se sabe e avisa quando o registro sair.
      </p>
      <input type="hidden" name={requestField} value={requests.talk} />
      <TextField {...field('nome')} label="Nome completo" autoComplete="name" required />
      <PlainPhoneField {...field('telefone.numero')} />
      <TextField {...field('email')} type="email" label="E-mail" autoComplete="email" required />
      {inNameOf && <input type="hidden" name="corretor" value={inNameOf} />}
    </LeadForm>
  );
}
