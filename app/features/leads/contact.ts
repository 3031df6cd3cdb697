import { defineForm } from '~/forms/form';
import { personFields, personLabels } from './person';

const fields = { ...personFields, mensagem: { required: true } };

export const contactForm = defineForm({
  id: 'contato',
  labels: { assunto: 'Assunto', ...personLabels, mensagem: 'Mensagem' },
  fields,
  schema: () => import('./contact-schema').then(({ contact }) => contact),
});

export const brokerContactForm = defineForm({
  id: 'mensagem',
  labels: {
    nome: personLabels.nome,
    'telefone.numero': personLabels['telefone.numero'],
    email: personLabels.email,
    mensagem: 'Mensagem',
  },
  fields,
  isShort: true,
  schema: () => import('./contact-schema').then(({ brokerContact }) => brokerContact),
});
