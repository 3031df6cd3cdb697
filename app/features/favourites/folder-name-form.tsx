import { FormFrame } from '~/forms/form-frame';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { folderNameForm } from './folder-forms';

interface FolderNameFormProps {
  action: string;
  reply: FormReply | undefined;
  /** The folder's name until now. */
  name?: string;
  submit: string;
  /** Where it leads who thinks better of it. */
  cancel: string;
}

/** What a folder is called. */
export function FolderNameForm({ action, reply, name, submit, cancel }: FolderNameFormProps) {
  const form = useForm(folderNameForm, { action, reply, known: { nomeDaPasta: name } });
  return (
    <FormFrame
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
    </FormFrame>
  );
}
