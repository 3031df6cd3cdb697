import { defineForm } from '~/forms/form';
import { personFields, personLabels } from '../person';

/* Steps of the exit dialog (spec 2 §4, 'Before-exit modal'). */

export const exitPersonForm = defineForm({
  id: 'saida',
  labels: { ...personLabels, nome: 'Nome', contato: 'Prefiro falar por' },
  fields: personFields,
  isShort: true,
  schema: () => import('./exit-schemas').then(({ exitPerson }) => exitPerson),
});

export const exitWishForm = defineForm({
  id: 'saida-procura',
  labels: {
    objetivo: 'Objetivo',
    onde: 'Local',
    tipo: 'Tipo',
    fase: 'Fase',
    'preco-min': 'Preço mínimo',
    'preco-max': 'Preço máximo',
  },
  fields: { onde: { placeholder: 'Bairro, cidade ou condomínio', autoComplete: 'off' } },
  isShort: true,
  schema: () => import('./exit-schemas').then(({ exitWish }) => exitWish),
});

export const firstStepField = 'inicio';
export const dialogField = 'janela';
