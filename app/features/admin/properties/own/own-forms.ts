import { draftLimits } from '@domain/announcement/draft';
import { type OwnStep, ownTextStep, ownTitleLength } from '@domain/announcement/own-property';
import { brazilianStates } from '@domain/taxonomy/states';
import type { AnnounceRules } from '~/domain/announce-rules';
import { announceForms } from '~/features/announce/announce-forms';
import { defineForm, type Form } from '~/forms/form';

/** The brokerage may have a property in any state, at any price. */
export const ownRules = ({ states }: Pick<AnnounceRules, 'states'>): AnnounceRules => ({
  states: [...new Set([...states, ...Object.keys(brazilianStates)])],
  ...{ minSale: 1, minRent: 1 },
});

/** Whoever types is not the owner. */
export const situationTexts: Readonly<Record<string, string>> = { 'Ocupado por mim': 'Ocupado pelo dono' };

const schemas = () => import('./own-schemas');

const textForm = defineForm({
  id: 'proprio-texto',
  labels: {
    ...{ titulo: 'Título do anúncio', descricao: 'Descrição', area_total: 'Área do terreno, m²' },
    ...{ banheiros: 'Banheiros', comodidades: 'Áreas e serviços do condomínio' },
  },
  fields: {
    titulo: { maxLength: ownTitleLength.max },
    descricao: { maxLength: draftLimits.value },
    area_total: { inputMode: 'numeric', autoComplete: 'off' },
  },
  schema: () => schemas().then(({ ownTextSchema }) => ownTextSchema()),
});

const ownerForm = defineForm({
  id: 'proprio-dono',
  labels: {
    ...{ proprietario_nome: 'Nome completo', email: 'E-mail' },
    'proprietario_telefone.numero': 'Telefone',
  },
  fields: {
    proprietario_nome: { autoComplete: 'off' },
    email: { type: 'email', autoComplete: 'off' },
    'proprietario_telefone.numero': { autoComplete: 'off' },
  },
  schema: () => schemas().then(({ ownOwnerSchema }) => ownOwnerSchema()),
});

/** The wizard's forms, in words for who types for another. */
const relabelled = <Name extends string>(
  form: Form<never, Name> | Form,
  labels: Partial<Record<string, string>>,
) => ({ ...form, labels: { ...form.labels, ...labels } }) as Form;

export const ownForms: Record<OwnStep, (rules: AnnounceRules) => Form> = {
  localizacao: (rules) => announceForms.localizacao(rules),
  informacoes: (rules) => announceForms.informacoes(rules),
  valores: (rules) =>
    relabelled(announceForms.valores(rules) as unknown as Form, {
      negociacao: 'O imóvel está para',
      valor_venda_desejado: 'Preço de venda',
      valor_locacao_desejado: 'Aluguel, por mês',
    }),
  [ownTextStep]: () => textForm,
  contato: () => ownerForm,
};
