import { maxNoteLength } from '@domain/favorites/folders';
import { formatNumber } from '@domain/kernel/money';
import { Drawing } from '~/components/ui/icon';
import { folderField } from '~/features/favorites/folder-fields';
import { noteFormFor } from '~/features/favorites/folder-forms';
import { folderDrawings } from '~/features/favorites/folder-drawings';
import { FailedSnackbar } from '~/forms/failed-snackbar';
import { FieldError } from '~/forms/field';
import { TextArea } from '~/forms/text-field';
import { useForm } from '~/forms/use-form';
import { links } from '~/links';
import type { NoteReply } from './action.server';

interface NoteProps {
  code: number;
  note: string;
  folder: string;
  reply: NoteReply | undefined;
}

export function Note({ code, note, folder, reply }: NoteProps) {
  const form = useForm(noteFormFor(code), { action: links.folder(folder), reply, known: { nota: note } });
  const { type: _none, ...field } = form.field('nota');
  return (
    <details className="lapis" open={reply !== undefined}>
      <summary>
        <Drawing path={folderDrawings.note} small />
        {note ? 'Mudar a nota' : 'Anotar'}
      </summary>
      <form {...form.formProps}>
        <input type="hidden" name={folderField.home} value={code} />
        <TextArea
          {...field}
          rows={3}
          help={`Até ${formatNumber(maxNoteLength)} caracteres. Só você vê, e quem você convidar.`}
        />
        <div>
          <button className="bt bt--2 bt--c">Salvar nota</button>
          <FieldError id={form.id} error={form.failed} />
        </div>
        {reply?.failed && <FailedSnackbar reply={reply} />}
      </form>
    </details>
  );
}
