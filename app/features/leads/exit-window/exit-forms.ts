import { defineForm } from '~/forms/form';
import { personFields, personLabels } from '../person';

/*
 * The two steps of the exit window (spec 2 §4, 'Before-exit modal').
 */

/** Who is leaving. */
export const exitPersonForm = defineForm({
  id: 'saida',
  labels: { ...personLabels, nome: 'Nome', contato: 'Prefiro falar por' },
  fields: personFields,
  isShort: true,
  schema: () => import('./exit-schemas').then(({ exitPerson }) => exitPerson),
});

/** What they look for; all of it may be left out. */
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

/** Hidden: the first step, sealed, and that the answer is for the window and not for its page. */
export const firstStepField = 'inicio';
export const windowField = 'janela';
