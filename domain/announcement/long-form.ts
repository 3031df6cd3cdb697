import { stepNamed } from './steps';

/* Additional fields of the long form (spec 2 §3, 'Long form extras'); only the first authorization is required. */

export const moreRooms = [
  { name: 'banheiros', label: 'Banheiros', one: 'banheiro', many: 'banheiros' },
  { name: 'lavabos', label: 'Lavabos', one: 'lavabo', many: 'lavabos' },
  { name: 'salas', label: 'Salas', one: 'sala', many: 'salas' },
  {
    name: 'dependencias',
    label: 'Dependências de serviço',
    one: 'dependência de serviço',
    many: 'dependências de serviço',
  },
] as const;
export type MoreRoom = (typeof moreRooms)[number]['name'];

export const maritalStatuses = [
  'Solteiro(a)',
  'Casado(a)',
  'União estável',
  'Divorciado(a)',
  'Viúvo(a)',
] as const;
export const referralSources = [
  'Indicação',
  'Busca na internet',
  'Redes sociais',
  'Placa',
  'Imprensa',
  'Já sou cliente',
  'Outro',
] as const;

/** Fields that the draft stores. */
export const moreFields = [
  'area_total',
  'banheiros',
  'lavabos',
  'salas',
  'dependencias',
  'comodidades',
  'preferencia_contato',
  'como_conheceu',
  'mensagem',
] as const;

/** For a contract only: never in a draft, e-mail, summary or marketing (docs/decisions/0070-announcing.md). */
export const contractFields = ['documento', 'data_nascimento', 'estado_civil'] as const;

/** Consents, each with its own checkbox. A changed text needs a new version. */
export const authorisations = [
  {
    name: 'avaliacao',
    field: 'autoriza_avaliacao',
    version: '2026-11-23',
    short: 'avaliação e divulgação',
    text: 'Autorizo a avaliação e a divulgação do imóvel, depois da minha aprovação do anúncio.',
    purpose: 'Para visitar, avaliar e preparar o anúncio. Sem ela não podemos começar.',
  },
  {
    name: 'contato',
    field: 'autoriza_contato',
    version: '2026-11-23',
    short: 'contato por telefone e WhatsApp',
    text: 'Autorizo contato por telefone e WhatsApp sobre este imóvel.',
    purpose: 'Para marcar a visita e contar das propostas. Sem ela, escrevemos por e-mail.',
  },
  {
    name: 'novidades',
    field: 'novidades',
    version: '2026-11-23',
    short: 'novidades por e-mail',
    text: 'Aceito receber novidades por e-mail.',
    purpose: 'Para a newsletter, que você confirma por carta e deixa quando quiser.',
  },
] as const;
export type AuthorisationName = (typeof authorisations)[number]['name'];
export const authorisationNames = [
  'avaliacao',
  'contato',
  'novidades',
] as const satisfies AuthorisationName[];

export const authorisationMessage = 'Precisamos da sua autorização para avaliar o imóvel';

export interface Authorisation {
  name: AuthorisationName;
  version: string;
  at: string;
}

export const longParts = [
  {
    id: 'imovel',
    label: 'O imóvel',
    fields: ['negociacao', 'tipo_imovel', 'subtipo', 'situacao_imovel', ...placeFields()],
  },
  {
    id: 'comodos',
    label: 'Cômodos e medidas',
    fields: [
      ...['area_util', 'area_total', 'dormitorios', 'suites'],
      ...moreRooms.map(({ name }) => name),
      ...['vagas', 'imovel_mobiliado'],
    ],
  },
  { id: 'condominio', label: 'O condomínio', fields: ['comodidades'] },
  {
    id: 'valores',
    label: 'Valores',
    fields: stepNamed('valores')!.fields.filter((name) => name !== 'negociacao'),
  },
  { id: 'voce', label: 'Você', fields: ['proprietario_nome', ...contractFields] },
  {
    id: 'contato',
    label: 'Contato',
    fields: [
      ...['email', 'proprietario_telefone.numero'],
      ...['preferencia_contato', 'como_conheceu', 'mensagem'],
    ],
  },
  { id: 'autorizacoes', label: 'Autorizações', fields: authorisations.map(({ field }) => field) },
] as const satisfies readonly { id: string; label: string; fields: readonly string[] }[];
export type LongPart = (typeof longParts)[number]['id'];

function placeFields() {
  return stepNamed('localizacao')!.fields.filter((name) => name !== 'tipo_imovel' && name !== 'subtipo');
}
