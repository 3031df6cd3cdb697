import { defineForm } from '~/forms/form';
import { personFields, personLabels } from './person';

/** Contact about a reserved property. */
export const reservedForm = defineForm({
  id: 'reservado',
  labels: {
    nome: personLabels.nome,
    'telefone.numero': personLabels['telefone.numero'],
    email: personLabels.email,
    mensagem: 'Mensagem',
  },
  fields: personFields,
  isShort: true,
  schema: () => import('./property-request-schema').then(({ talk }) => talk),
});
