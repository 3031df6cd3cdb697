import { maxSearchNameLength } from '@domain/saved-search/limits';
import { defineForm } from '~/forms/form';

const schemas = () => import('./search-schemas');

const labels = { nome: 'Nome da pesquisa', frequencia: 'Quando avisar' };
const fields = { nome: { maxLength: maxSearchNameLength, autoComplete: 'off', required: true } };

export const saveSearchForm = defineForm({
  id: 'salvar-pesquisa',
  labels: { ...labels, lugar: 'Guardar' },
  fields,
  schema: () => schemas().then(({ savedSearch }) => savedSearch),
});

export const editSearchForm = defineForm({
  id: 'editar-pesquisa',
  labels,
  fields,
  schema: () => schemas().then(({ editedSearch }) => editedSearch),
});
