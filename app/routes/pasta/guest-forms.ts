import { longestGuestName, longestOpinionNote } from '@domain/opinions';
import { defineForm } from '~/forms/form';

const schemas = () => import('./guest-schemas');

/** What a form of the page is for. */
export const guestIntents = { name: 'nome', answer: 'responder', forget: 'apagar' } as const;

/** The field of a home's number. */
export const homeField = 'imovel';

/** How the guest is called. */
export const guestNameForm = defineForm({
  id: 'convidado',
  labels: { nome: 'Seu primeiro nome' },
  fields: { nome: { autoComplete: 'given-name', maxLength: longestGuestName } },
  isShort: true,
  schema: () => schemas().then(({ guestNameFields }) => guestNameFields),
});

const opinionForm = (code: number) =>
  defineForm({
    id: `i${code}-resposta`,
    labels: { resposta: 'E você?', recado: 'Um recado' },
    fields: { recado: { maxLength: longestOpinionNote } },
    isShort: true,
    schema: () => schemas().then(({ opinionFields }) => opinionFields),
  });

const known = new Map<number, ReturnType<typeof opinionForm>>();

/** What the guest says of a home: a form for each, the same one each time it is drawn. */
export function opinionFormOf(code: number) {
  const form = known.get(code) ?? opinionForm(code);
  if (typeof document !== 'undefined') known.set(code, form);
  return form;
}
