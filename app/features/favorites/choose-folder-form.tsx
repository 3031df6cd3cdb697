import type { ReactNode } from 'react';
import { Photo } from '~/components/ui/photo';
import type { Photo as PhotoData } from '~/domain/property';
import { FormLayout } from '~/forms/form-layout';
import type { FormReply } from '~/forms/form-reply';
import { SubmitButton } from '~/forms/submit-button';
import { TextField } from '~/forms/text-field';
import { FieldError } from '~/forms/field';
import { useForm } from '~/forms/use-form';
import { newFolderChoice } from './folder-fields';
import { chooseFolderForm } from './folder-forms';

export const chooseFolderTitle = 'Guardar em qual pasta?';

export interface FolderChoice {
  id: string;
  name: string;
  countText: string;
  cover: readonly PhotoData[];
}

interface ChooseFolderFormProps {
  action: string;
  reply: FormReply | undefined;
  folders: readonly FolderChoice[];
  chosen?: string;
  submit: string;
  cancel?: string;
  children?: ReactNode;
}

/** Chooses an existing or a new folder (prototype pasta-mover). */
export function ChooseFolderForm({
  action,
  reply,
  folders,
  chosen = folders[0]?.id ?? newFolderChoice,
  submit,
  cancel,
  children,
}: ChooseFolderFormProps) {
  const form = useForm(chooseFolderForm, { action, reply });
  const selected = form.typed('pasta') ?? chosen;
  const { error } = form.field('pasta');
  return (
    <FormLayout
      form={form}
      submit={<SubmitButton pending={form.pending}>{submit}</SubmitButton>}
      foot={
        cancel && (
          <a className="elo" href={cancel}>
            Cancelar
          </a>
        )
      }
    >
      <fieldset className="escolhe">
        <legend className="vh">Pasta</legend>
        {folders.map(({ id, name, countText, cover }) => (
          <label key={id}>
            <input type="radio" name="pasta" value={id} defaultChecked={id === selected} />
            <span className="foto">
              {cover[0] && <Photo photo={{ ...cover[0], alt: '' }} sizes="5rem" maxWidth={480} />}
            </span>
            <span>
              {name}
              <small>{countText}</small>
            </span>
          </label>
        ))}
        <label className="sf">
          <input
            type="radio"
            name="pasta"
            value={newFolderChoice}
            defaultChecked={selected === newFolderChoice}
          />
          <span>Outra, nova</span>
        </label>
        <FieldError id={`${form.id}-pasta`} error={error} />
      </fieldset>
      <TextField
        {...form.field('nomeDaPasta')}
        label={
          <>
            Nome da nova pasta <span className="op">(opcional)</span>
          </>
        }
      />
      {children}
    </FormLayout>
  );
}
