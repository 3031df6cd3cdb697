import { defineForm } from '~/forms/form';

export const statusOptions = [
  ['301', 'Para sempre (301)'],
  ['302', 'Por enquanto (302)'],
] as const;

const labels = { to: 'Endereço novo', status: 'Tipo' };
const address = { required: true, maxLength: 800, autoComplete: 'off', inputMode: 'url' } as const;

export const redirectForms = {
  add: defineForm({
    id: 'novo-redirecionamento',
    labels: { from: 'Endereço antigo', ...labels },
    fields: {
      from: { ...address, placeholder: '/pagina-antiga' },
      to: { ...address, placeholder: '/imoveis/venda' },
    },
    isShort: true,
    schema: () => import('./redirect-schemas').then(({ newRedirect }) => newRedirect),
  }),
  change: defineForm({
    id: 'redirecionamento',
    labels: { ...labels, was: '' },
    fields: { to: address },
    isShort: true,
    schema: () => import('./redirect-schemas').then(({ changedRedirect }) => changedRedirect),
  }),
};

export const removeIntent = 'tirar';
export const textField = 'busca';
export const addressField = 'endereco';
export const linesField = 'linhas';
export const versionField = 'versao';
export const partField = 'parte';
export const parts = { changes: 'mudam', problems: 'recusadas' } as const;

/** Lines of a pasted list; a form has at most 2 MB. */
export const maxPastedLines = 20_000;
