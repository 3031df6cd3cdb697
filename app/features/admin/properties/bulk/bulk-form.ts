import { defineForm } from '~/forms/form';

export const bulkForm = defineForm({
  id: 'imoveis-em-massa',
  labels: {
    ...{ broker: 'Corretor', exclusivity: 'Exclusividade', news: 'Novidade', opportunity: 'Oportunidade' },
    ...{ highlighted: 'Destaque', withdrawn: 'No ar', sell_percent: 'Preço de venda, em %' },
    ...{ rent_percent: 'Aluguel, em %', check: 'Conferência', reason: 'Por quê (opcional)' },
  },
  fields: {
    ...{
      sell_percent: { maxLength: 8, autoComplete: 'off' },
      rent_percent: { maxLength: 8, autoComplete: 'off' },
    },
    reason: { maxLength: 500 },
  },
  isShort: true,
  schema: () => import('./bulk-schema').then(({ bulkSchema }) => bulkSchema),
});
