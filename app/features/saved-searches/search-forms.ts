import { longestSearchName } from '@domain/saved-search/limits';
import { defineForm } from '~/forms/form';

const schemas = () => import('./search-schemas');

/** What both forms ask: how the search is called, and when its owner is written to. */
const labels = { nome: 'Nome da pesquisa', frequencia: 'Quando avisar' };
const fields = { nome: { maxLength: longestSearchName, autoComplete: 'off', required: true } };

/** A listing's search is saved, as another one or in the place of one. */
export const saveSearchForm = defineForm({
  id: 'salvar-pesquisa',
  labels: { ...labels, lugar: 'Guardar' },
  fields,
  schema: () => schemas().then(({ savedSearch }) => savedSearch),
});

/** A saved search is called otherwise, or told of at other times. */
export const editSearchForm = defineForm({
  id: 'editar-pesquisa',
  labels,
  fields,
  schema: () => schemas().then(({ editedSearch }) => editedSearch),
});
