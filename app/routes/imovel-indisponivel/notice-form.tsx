import { LeadForm } from '~/features/leads/lead-form';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import type { FormReply } from '~/forms/form-reply';
import type { KnownPerson } from '~/features/leads/known-person';
import { noticeForm } from './notice';

interface NoticeFormProps {
  action: string;
  person: KnownPerson | undefined;
  reply: FormReply | undefined;
  place: string | undefined;
}

/** 'Avise-me' (prototype imovel-indisponivel). */
export function NoticeForm({ action, person, reply, place }: NoticeFormProps) {
  const form = useForm(noticeForm, { action, reply, known: person });
  return (
    <div className="preco-b fale">
      <LeadForm form={form} submit="Avise-me">
        <h2 className="fale__titulo">Avise-me</h2>
        <p className="suave menor">
          {`Escrevemos se ele voltar ou se chegar outro parecido${place ? ` em ${place}` : ''}.`}
        </p>
        <TextField {...form.field('nome')} />
        <TextField {...form.field('email')} />
      </LeadForm>
    </div>
  );
}
