import { defineForm } from '~/forms/form';
import { maxTextLength } from '@domain/texts/text-limits';

const schemas = () => import('./text-schemas');
const labels = {
  ...{ title: 'Título', lead: 'Abertura', text: 'Texto' },
  ...{ from: 'No ar a partir de (opcional)', until: 'Até (opcional)' },
};
const fields = {
  title: { required: true, maxLength: 120, autoComplete: 'off' },
  lead: { required: true, maxLength: 300 },
  text: { required: true, maxLength: maxTextLength },
  from: { type: 'datetime-local' },
  until: { type: 'datetime-local' },
} as const;

export const textForms = {
  page: defineForm({
    ...{ id: 'texto', labels, fields },
    schema: () => schemas().then(({ pageForm }) => pageForm),
  }),
  article: defineForm({
    id: 'texto',
    labels: {
      ...labels,
      ...{
        slug: 'Endereço',
        description: 'Descrição para buscadores (opcional)',
        author: 'De quem é (opcional)',
      },
      ...{ photo: 'Foto de capa (opcional)', alt: 'Descrição da foto de capa' },
    },
    fields: {
      ...fields,
      slug: { required: true, maxLength: 80, autoComplete: 'off' },
      description: { maxLength: 200 },
      photo: { maxLength: 1000, inputMode: 'url', placeholder: 'https://' },
      alt: { maxLength: 200 },
      author: { maxLength: 80, autoComplete: 'off' },
    },
    schema: () => schemas().then(({ articleForm }) => articleForm),
  }),
};

export type TextValues = Partial<Record<keyof typeof textForms.article.labels, string>>;
