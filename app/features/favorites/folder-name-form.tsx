import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { folderNameForm } from './folder-forms';

interface FolderNameFormProps {
  action: string;
  reply: FormReply | undefined;
  name?: string;
  submit: string;
  cancel: string;
}

export function FolderNameForm({ action, reply, name, submit, cancel }: FolderNameFormProps) {
  const form = useForm(folderNameForm, { action, reply, known: { nomeDaPasta: name } });
  return (
    <FormLayout
      form={form}
      submit={
        <div className="pe-form">
          <SubmitButton pending={form.pending}>{submit}</SubmitButton>
          <a className="elo" href={cancel}>
            Cancelar
          </a>
        </div>
      }
    >
      <TextField {...form.field('nomeDaPasta')} />
    </FormLayout>
  );
}
