import { maxGuestNameLength, maxReactionNoteLength } from '@domain/favorites/reactions';
import { defineForm } from '~/forms/form';

const schemas = () => import('./guest-schemas');

export const guestIntents = { name: 'nome', answer: 'responder', forget: 'apagar' } as const;

export const propertyField = 'imovel';

export const guestNameForm = defineForm({
  id: 'convidado',
  labels: { nome: 'Seu primeiro nome' },
  fields: { nome: { autoComplete: 'given-name', maxLength: maxGuestNameLength } },
  isShort: true,
  schema: () => schemas().then(({ guestNameFields }) => guestNameFields),
});

const reactionForm = (code: number) =>
  defineForm({
    id: `i${code}-resposta`,
    labels: { resposta: 'E você?', recado: 'Um recado' },
    fields: { recado: { maxLength: maxReactionNoteLength } },
    isShort: true,
    schema: () => schemas().then(({ reactionFields: fields }) => fields),
  });

const known = new Map<number, ReturnType<typeof reactionForm>>();

/** Reaction form of a property. The browser reuses it, so that renders get the same object. */
export function reactionFormOf(code: number) {
  const form = known.get(code) ?? reactionForm(code);
  if (typeof document !== 'undefined') known.set(code, form);
  return form;
}
