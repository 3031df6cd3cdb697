import { countedRooms } from './counted-rooms';
import { formatMoney, formatNumber } from '../kernel/money';
import { type MorePropertyDetails, moreRows } from './more-summary';
import { propertyCountry, type PropertyKind, type PropertySubtype, type IptuPeriod } from './options';
import { announceSteps, type AnnounceStep } from './steps';

/** Input of `sellRent/register` (contract/announcements.ts). */
export interface AnnouncedProperty extends MorePropertyDetails {
  endereco: string;
  numero: string;
  complemento?: string | null;
  bairro: string;
  cidade: string;
  estado: string;
  pais: string;
  tipo_imovel: PropertyKind;
  subtipo?: PropertySubtype | null;
  cep?: string | null;
  situacao_imovel: string;
  area_util: number;
  imovel_mobiliado: 0 | 1;
  dormitorios: number;
  suites: number;
  vagas: number;
  vender: 0 | 1;
  alugar: 0 | 1;
  valor_venda_desejado?: number | null;
  valor_locacao_desejado?: number | null;
  valor_condominio?: number | null;
  tipo_iptu?: IptuPeriod | null;
  valor_iptu?: number | null;
  proprietario_nome: string;
  email: string;
  proprietario_telefone: string;
}

export const moreSection = 'mais';

export interface SummarySection {
  step: AnnounceStep | typeof moreSection;
  label: string;
  rows: [label: string, text: string][];
}

const blank = 'Em branco';
const estimated = 'Em branco; enviamos uma estimativa';

export function announcementSummary(property: AnnouncedProperty): SummarySection[] {
  const rows: Record<AnnounceStep, [string, string][]> = {
    localizacao: [
      ['Tipo', kindText(property)],
      ['Endereço', addressText(property)],
      ['CEP', property.cep ? property.cep.replace(/^(\d{5})/, '$1-') : blank],
    ],
    informacoes: [
      ['Situação', `${property.situacao_imovel}, ${property.imovel_mobiliado ? 'mobiliado' : 'sem mobília'}`],
      ['Área útil', property.area_util > 0 ? `${formatNumber(property.area_util)} m²` : blank],
      ['Cômodos', roomsText(property)],
    ],
    valores: [
      ['Você quer', wantText(property)],
      ...askingRows(property),
      ['Condomínio', monthly(property.valor_condominio) ?? blank],
      ['IPTU', iptuText(property)],
    ],
    contato: [
      ['Nome', property.proprietario_nome],
      ['E-mail', property.email],
      ['Telefone', property.proprietario_telefone.replace(/^\+55 /, '')],
    ],
  };
  const more = moreRows(property);
  return [
    ...announceSteps.map(({ name, label }) => ({ step: name, label, rows: rows[name] })),
    ...(more.length > 0 ? [{ step: moreSection, label: 'Mais sobre o imóvel', rows: more } as const] : []),
  ];
}

export const kindText = ({
  tipo_imovel,
  subtipo,
}: Pick<AnnouncedProperty, 'tipo_imovel' | 'subtipo'>): string =>
  subtipo && subtipo !== tipo_imovel ? `${tipo_imovel}, ${subtipo}` : tipo_imovel;

export const wantText = ({ vender, alugar }: Pick<AnnouncedProperty, 'vender' | 'alugar'>): string =>
  [...(vender ? ['Vender'] : []), ...(alugar ? ['Alugar'] : [])].join(' e ');

export const dormsText = ({ dormitorios }: Pick<AnnouncedProperty, 'dormitorios'>): string =>
  countedRooms(dormitorios, 'dormitório', 'dormitórios');

function addressText({ endereco, numero, complemento, bairro, cidade, estado, pais }: AnnouncedProperty) {
  const street = [endereco, numero, ...(complemento ? [complemento] : [])].join(', ');
  const line = `${street} - ${bairro}, ${cidade} - ${estado}`;
  return pais === propertyCountry ? line : `${line}, ${pais}`;
}

const roomsText = ({ dormitorios, suites, vagas }: AnnouncedProperty) =>
  [
    dormsText({ dormitorios }),
    countedRooms(suites, 'suíte', 'suítes'),
    countedRooms(vagas, 'vaga', 'vagas'),
  ].join(', ');

function askingRows(property: AnnouncedProperty): [string, string][] {
  const { vender, alugar, valor_venda_desejado: sale, valor_locacao_desejado: rent } = property;
  return [
    ...(vender ? [['Venda', sale == null ? estimated : formatMoney(sale)] as [string, string]] : []),
    ...(alugar ? [['Aluguel', monthly(rent) ?? estimated] as [string, string]] : []),
  ];
}

/** 'R$ 8.300.000', 'R$ 2.400.000, R$ 9.000 por mês' */
export const askingText = (property: AnnouncedProperty): string =>
  askingRows(property)
    .map(([, text]) => text)
    .join(', ');

const monthly = (amount: number | null | undefined) =>
  amount == null ? null : `${formatMoney(amount)} por mês`;

function iptuText({ tipo_iptu: period, valor_iptu: amount }: AnnouncedProperty): string {
  if (period === 'Isento') return period;
  if (amount == null) return blank;
  return period === 'Mensal' ? `${formatMoney(amount)} por mês` : `${formatMoney(amount)} por ano`;
}

/** Plain text for e-mails and tables, without the contact data. */
export const summaryText = (property: AnnouncedProperty): string =>
  announcementSummary(property)
    .filter(({ step }) => step !== 'contato')
    .map(({ label, rows }) => [label, ...rows.map(([name, text]) => `${name}: ${text}`)].join('\n'))
    .join('\n\n');
