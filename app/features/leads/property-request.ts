import { defineForm } from '~/forms/form';
import { personFields, personLabels } from './person';

export const requestField = 'pedido';
export const requests = { visit: 'visita', talk: 'contato' } as const;

const labels = {
  nome: personLabels.nome,
  'telefone.numero': personLabels['telefone.numero'],
  email: personLabels.email,
};

/** @param days possible visit days, ISO 8601 */
export const requestForm = (days: readonly string[]) =>
  defineForm({
    id: 'visita',
    labels: {
      modo: 'Como quer visitar',
      dia: 'Dia da visita',
      periodo: 'Período',
      ...labels,
      cpf: 'CPF',
      mensagem: 'Mensagem',
    },
    fields: {
      ...personFields,
      cpf: { inputMode: 'numeric', autoComplete: 'off', placeholder: '000.000.000-00' },
    },
    isShort: true,
    schema: () => import('./property-request-schema').then(({ visitOrTalk }) => visitOrTalk(days)),
  });

/** Interest in a 'breve lançamento', which is not on sale yet (settled §4). */
export const interestForm = defineForm({
  id: 'interesse',
  labels,
  fields: personFields,
  isShort: true,
  schema: () => import('./property-request-schema').then(({ talk }) => talk),
});
