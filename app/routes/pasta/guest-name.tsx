import { TextField } from '~/forms/text-field';
import { FieldError } from '~/forms/field';
import { useForm } from '~/forms/use-form';
import { intentField } from '~/features/account/profile/profile-intents';
import type { GuestReply } from './action.server';
import { guestIntents, guestNameForm } from './guest-forms';

interface GuestNameProps {
  owner: string;
  guest: string | null;
  action: string;
  reply: GuestReply | undefined;
}

export function GuestName({ owner, guest, action, reply }: GuestNameProps) {
  const own = reply?.of === guestNameForm.id ? reply : undefined;
  const form = useForm(guestNameForm, { action, reply: own, known: { nome: guest ?? '' } });
  return (
    <form className="convite__nome" {...form.formProps}>
      <TextField
        {...form.field('nome')}
        label={`Como ${owner} chama você?`}
        help="Só o primeiro nome. Aparece ao lado das suas respostas."
      />
      <button
        className="bt bt--2"
        name={intentField}
        value={guestIntents.name}
        aria-busy={form.pending || undefined}
      >
        Salvar
      </button>
      <FieldError id={form.id} error={form.failed} />
    </form>
  );
}
