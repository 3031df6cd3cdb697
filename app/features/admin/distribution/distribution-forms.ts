import { defineForm } from '~/forms/form';

const schemas = () => import('./distribution-schemas');
const hourLabels = { days: 'Dias', from: 'Das', until: 'Até as' };
const hourFields = { from: { type: 'time' }, until: { type: 'time' } };

export const distributionForms = {
  rule: defineForm({
    id: 'frase',
    labels: { enabled: 'Esta frase', known_days: 'Por quantos dias' },
    fields: { known_days: { inputMode: 'numeric', required: true, maxLength: 4, autoComplete: 'off' } },
    isShort: true,
    schema: () => schemas().then(({ rule }) => rule),
  }),
  lastResort: defineForm({
    id: 'fim',
    labels: { last_resort: 'Quem responde se ninguém pode' },
    isShort: true,
    schema: () => schemas().then(({ lastResort }) => lastResort),
  }),
  group: defineForm({
    id: 'grupo',
    labels: {
      ...{ negotiation: 'Negociação', price_from: 'Acima de', price_to: 'Até' },
      ...{ places: 'Lugares', launch: 'Só lançamentos', origins: 'Origem', members: 'Quem recebe' },
      ...{ name: 'Nome da equipe, se houver', enabled: 'Este grupo', ...hourLabels },
    },
    fields: { name: { maxLength: 60, autoComplete: 'off' }, ...hourFields },
    schema: () => schemas().then(({ group }) => group),
  }),
  general: defineForm({
    id: 'geral',
    labels: { enabled: 'Esta frase', everybody: 'Quem recebe', members: 'Só estas pessoas', ...hourLabels },
    fields: hourFields,
    schema: () => schemas().then(({ general }) => general),
  }),
  member: defineForm({
    id: 'vez',
    labels: { weight: 'Peso', ...hourLabels },
    fields: hourFields,
    isShort: true,
    schema: () => schemas().then(({ member }) => member),
  }),
  absence: defineForm({
    id: 'ausencia',
    labels: { person: 'Quem', from: 'De', until: 'Até, inclusive' },
    fields: { from: { type: 'date', required: true }, until: { type: 'date', required: true } },
    isShort: true,
    schema: () => schemas().then(({ absenceFields }) => absenceFields),
  }),
};
