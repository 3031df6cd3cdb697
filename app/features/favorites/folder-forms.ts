import { maxFolderNameLength, maxNoteLength } from '@domain/favorites/folders';
import { defineForm } from '~/forms/form';

const schemas = () => import('./folder-schemas');
const nameField = { maxLength: maxFolderNameLength, autoComplete: 'off', required: true };

export const folderNameForm = defineForm({
  id: 'nome-da-pasta',
  labels: { nomeDaPasta: 'Nome da pasta' },
  fields: { nomeDaPasta: { ...nameField, placeholder: 'Perto da escola' } },
  schema: () => schemas().then(({ folderName }) => folderName),
});

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
    fields: { nota: { maxLength: maxNoteLength } },
    isShort: true,
    schema: () => schemas().then(({ note }) => note),
  });

export function noteFormFor(code: number) {
  const form = noteForms.get(code) ?? makeNoteForm(code);
  noteForms.set(code, form);
  return form;
}
