import { countedRooms } from './counted-rooms';
import { formatMoney, formatNumber } from '../money';
import { type MoreAboutHome, moreRows } from './more-summary';
import { homeCountry, type HomeKind, type HomeSubtype, type IptuPeriod } from './options';
import { announceSteps, type AnnounceStep } from './steps';

/** What is announced, as `sellRent/register` has it (contract/announcements.ts). */
export interface AnnouncedHome extends MoreAboutHome {
  endereco: string;
  numero: string;
  complemento?: string | null;
  bairro: string;
  cidade: string;
  estado: string;
  pais: string;
  tipo_imovel: HomeKind;
  subtipo?: HomeSubtype | null;
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

/** What the long form alone asks, where it was answered. */
export const moreSection = 'mais';

export interface SummarySection {
  step: AnnounceStep | typeof moreSection;
  label: string;
  /** What, and its value. */
  rows: [label: string, text: string][];
}

const blank = 'Em branco';
const estimated = 'Em branco; enviamos uma estimativa';

/** An announcement as people read it, by the steps in which it was made. */
export function announcementSummary(home: AnnouncedHome): SummarySection[] {
  const rows: Record<AnnounceStep, [string, string][]> = {
    localizacao: [
      ['Tipo', kindText(home)],
      ['Endereço', addressText(home)],
      ['CEP', home.cep ? home.cep.replace(/^(\d{5})/, '$1-') : blank],
    ],
    informacoes: [
      ['Situação', `${home.situacao_imovel}, ${home.imovel_mobiliado ? 'mobiliado' : 'sem mobília'}`],
      ['Área útil', home.area_util > 0 ? `${formatNumber(home.area_util)} m²` : blank],
      ['Cômodos', roomsText(home)],
    ],
    valores: [
      ['Você quer', wantText(home)],
      ...askingRows(home),
      ['Condomínio', monthly(home.valor_condominio) ?? blank],
      ['IPTU', iptuText(home)],
    ],
    contato: [
      ['Nome', home.proprietario_nome],
      ['E-mail', home.email],
      ['Telefone', home.proprietario_telefone.replace(/^\+55 /, '')],
    ],
  };
  const more = moreRows(home);
  return [
    ...announceSteps.map(({ name, label }) => ({ step: name, label, rows: rows[name] })),
    ...(more.length > 0 ? [{ step: moreSection, label: 'Mais sobre o imóvel', rows: more } as const] : []),
  ];
}

/** 'Casa'; 'Apartamento, Garden' */
export const kindText = ({ tipo_imovel, subtipo }: Pick<AnnouncedHome, 'tipo_imovel' | 'subtipo'>): string =>
  subtipo && subtipo !== tipo_imovel ? `${tipo_imovel}, ${subtipo}` : tipo_imovel;

/** 'Vender e Alugar' */
export const wantText = ({ vender, alugar }: Pick<AnnouncedHome, 'vender' | 'alugar'>): string =>
  [...(vender ? ['Vender'] : []), ...(alugar ? ['Alugar'] : [])].join(' e ');

/** '5 ou mais dormitórios' */
export const dormsText = ({ dormitorios }: Pick<AnnouncedHome, 'dormitorios'>): string =>
  countedRooms(dormitorios, 'dormitório', 'dormitórios');

/** 'Rua Harmonia, 100, apto 12 - Vila Madalena, São Paulo - SP' */
function addressText({ endereco, numero, complemento, bairro, cidade, estado, pais }: AnnouncedHome) {
  const street = [endereco, numero, ...(complemento ? [complemento] : [])].join(', ');
  const line = `${street} - ${bairro}, ${cidade} - ${estado}`;
  return pais === homeCountry ? line : `${line}, ${pais}`;
}

const roomsText = ({ dormitorios, suites, vagas }: AnnouncedHome) =>
  [
    dormsText({ dormitorios }),
    countedRooms(suites, 'suíte', 'suítes'),
    countedRooms(vagas, 'vaga', 'vagas'),
  ].join(', ');

function askingRows(home: AnnouncedHome): [string, string][] {
  const { vender, alugar, valor_venda_desejado: sale, valor_locacao_desejado: rent } = home;
  return [
    ...(vender ? [['Venda', sale == null ? estimated : formatMoney(sale)] as [string, string]] : []),
    ...(alugar ? [['Aluguel', monthly(rent) ?? estimated] as [string, string]] : []),
  ];
}

const monthly = (amount: number | null | undefined) =>
  amount == null ? null : `${formatMoney(amount)} por mês`;

function iptuText({ tipo_iptu: period, valor_iptu: amount }: AnnouncedHome): string {
  if (period === 'Isento') return period;
  if (amount == null) return blank;
  return period === 'Mensal' ? `${formatMoney(amount)} por mês` : `${formatMoney(amount)} por ano`;
}

/** The same in lines, for whoever reads the contact in a letter or a table; without who it is, which stands beside it. */
export const summaryText = (home: AnnouncedHome): string =>
  announcementSummary(home)
    .filter(({ step }) => step !== 'contato')
    .map(({ label, rows }) => [label, ...rows.map(([name, text]) => `${name}: ${text}`)].join('\n'))
    .join('\n\n');
