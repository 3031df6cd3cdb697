import { defineForm } from '~/forms/form';
import { personFields, personLabels } from './person';

export const wantedPropertyForm = defineForm({
  id: 'desejado',
  labels: {
    objetivo: 'O que traz você aqui',
    tipo: 'Tipo de imóvel',
    fase: 'Fase',
    onde: 'Onde',
    'preco-min': 'Preço mínimo',
    'preco-max': 'Preço máximo',
    quartos: 'Quartos',
    suites: 'Suítes',
    vagas: 'Vagas',
    prazo: 'Para quando?',
    ...personLabels,
    contato: 'Como prefere o contato',
  },
  fields: {
    ...personFields,
    onde: { placeholder: 'Cidade, bairro ou condomínio', autoComplete: 'off' },
  },
  schema: () => import('./wanted-property-schema').then(({ wantedProperty }) => wantedProperty),
});
