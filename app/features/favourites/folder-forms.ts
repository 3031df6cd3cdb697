import { longestFolderName, longestNote } from '@domain/folders';
import { defineForm } from '~/forms/form';

const schemas = () => import('./folder-schemas');
const nameField = { maxLength: longestFolderName, autoComplete: 'off', required: true };

/** A folder is made, or called otherwise. */
export const folderNameForm = defineForm({
  id: 'nome-da-pasta',
  labels: { nomeDaPasta: 'Nome da pasta' },
  fields: { nomeDaPasta: { ...nameField, placeholder: 'Perto da escola' } },
  schema: () => schemas().then(({ folderName }) => folderName),
});

/** Which folder a home goes to: one of those that there are, or a new one. */
export const chooseFolderForm = defineForm({
  id: 'escolher-pasta',
  labels: { pasta: 'Pasta', nomeDaPasta: 'Nome da nova pasta' },
  fields: { nomeDaPasta: { ...nameField, required: false } },
  schema: () => schemas().then(({ folderChoice }) => folderChoice),
});

const noteForms = new Map<number, ReturnType<typeof makeNoteForm>>();
const makeNoteForm = (code: number) =>
  defineForm({
    id: `nota-${code}`,
    labels: { nota: 'Nota' },
    fields: { nota: { maxLength: longestNote } },
    isShort: true,
    schema: () => schemas().then(({ note }) => note),
  });

/** The note on a kept home, each home's one form. */
export function noteFormFor(code: number) {
  const form = noteForms.get(code) ?? makeNoteForm(code);
  noteForms.set(code, form);
  return form;
}
