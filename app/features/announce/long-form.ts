import { draftLimits } from '@domain/announcement/draft';
import { longParts, moreRooms } from '@domain/announcement/long-form';
import { defineForm, type FieldAttributes } from '~/forms/form';
import { birthDateField } from '~/forms/usual-fields';
import type { AnnounceRules } from '~/domain/announce-rules';
import { announceForms } from './announce-forms';

const moreLabels: Record<string, string> = {
  area_total: 'Área total, m²',
  ...Object.fromEntries(moreRooms.map(({ name, label }) => [name, label])),
  comodidades: 'Áreas e serviços do condomínio',
  preferencia_contato: 'Prefiro falar por',
  como_conheceu: 'Como nos conheceu?',
  mensagem: 'Algo que devemos saber?',
};

export const moreForm = defineForm<Awaited<ReturnType<typeof moreSchema>>, string>({
  id: 'anuncio-mais',
  labels: moreLabels,
  schema: moreSchema,
});
function moreSchema() {
  return import('./long-schemas').then((schemas) => schemas.moreSchema());
}

const ownLabels: Record<string, string> = {
  ...moreLabels,
  data_nascimento: 'Data de nascimento',
  documento: 'CPF ou CNPJ',
  estado_civil: 'Estado civil',
  autoriza_avaliacao: 'Autorização para avaliar o imóvel',
};
const ownFields: Record<string, FieldAttributes> = {
  area_total: { inputMode: 'numeric', autoComplete: 'off' },
  data_nascimento: birthDateField,
  documento: { autoComplete: 'off', maxLength: 20 },
  mensagem: { maxLength: draftLimits.value },
};

export const longForm = (rules: AnnounceRules) => {
  const steps = Object.values(announceForms).map((form) => form(rules));
  const labels: Record<string, string> = Object.assign({}, ...steps.map((step) => step.labels), ownLabels);
  const ordered = longParts.flatMap((part) =>
    part.fields.flatMap((name): [string, string][] => (labels[name] ? [[name, labels[name]]] : [])),
  );
  return defineForm({
    id: 'anuncio-longo',
    labels: Object.fromEntries(ordered),
    fields: Object.assign({}, ...steps.map((step) => step.fields), ownFields) as typeof ownFields,
    schema: () => import('./long-schemas').then(({ longSchema }) => longSchema(rules)),
  });
};
