import { LeadForm } from '~/features/leads/lead-form';
import { TextField } from '~/forms/text-field';
import { usePlainLeadForm } from '~/features/leads/use-plain-lead-form';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';

interface NoticeFormProps {
  action: string;
  formKey: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
  /** Where the property stood, where that is still known. */
  place: string | undefined;
}

const labels = [
  ['nome', 'Nome completo'],
  ['email', 'E-mail'],
] as const;

/** 'Avise-me' (prototype imovel-indisponivel). */
export function NoticeForm({ action, formKey, person, reply, place }: NoticeFormProps) {
  const state = usePlainLeadForm({ id: 'aviso', action, reply, person, check: 'aviso' });
  const { field } = state;
  return (
    <div className="preco-b fale">
      <LeadForm state={state} labels={labels} formKey={formKey} reply={reply} submit="Avise-me">
        <h2 className="fale__titulo">Avise-me</h2>
        <p className="suave menor">
          {`Escrevemos se ele voltar ou se chegar outro parecido${place ? ` em ${place}` : ''}.`}
        </p>
        <TextField {...field('nome')} label="Nome completo" autoComplete="name" required />
        <TextField {...field('email')} type="email" label="E-mail" autoComplete="email" required />
      </LeadForm>
    </div>
  );
}
