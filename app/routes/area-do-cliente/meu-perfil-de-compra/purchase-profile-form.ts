import { maxPlaceLabelLength } from '@domain/purchase-profile/limits';
import { defineForm } from '~/forms/form';

export const purchaseProfileForm = defineForm({
  id: 'perfil-de-compra',
  labels: {
    objetivo: 'O que traz você aqui?',
    lugar: 'Onde?',
    'novo-lugar': 'Adicionar um lugar',
    tipo: 'Que tipo?',
    fase: 'Novo ou usado?',
    quartos: 'Dormitórios',
    suites: 'Suítes',
    vagas: 'Vagas',
    'preco-min': 'De',
    'preco-max': 'Até',
    prazo: 'Para quando?',
    contato: 'Como prefere conversar?',
    ligar: 'Um consultor pode me procurar',
  },
  fields: {
    'novo-lugar': {
      placeholder: 'Cidade, bairro, condomínio',
      autoComplete: 'off',
      maxLength: maxPlaceLabelLength,
    },
  },
  schema: () => import('./profile-schema').then(({ purchaseProfile }) => purchaseProfile),
});
