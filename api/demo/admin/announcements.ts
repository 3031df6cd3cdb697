import type { RegisterAnnouncementInput } from '@contract/announcements';
import type { AnnouncementState } from '@domain/announcement/states';
import { demoPeople } from './people';

interface DemoAnnouncement {
  protocol: string;
  state: AnnouncementState;
  daysAgo: number;
  /** Files of api/demo/photos. */
  photos: readonly string[];
  announce: RegisterAnnouncementInput['announce'];
}

const [first, second, third] = [demoPeople[11]!, demoPeople[23]!, demoPeople[41]!];
const ownerOf = ({ name, email, phone }: typeof first) => ({
  ...{ proprietario_nome: name, email, proprietario_telefone: phone },
});
const inBrazil = { pais: 'Brasil', vender: 1, alugar: 0, imovel_mobiliado: 0 } as const;

/** Three that owners have sent, in three states. Addresses are invented. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    ...{ protocol: '2611-700001', state: 'recebido', daysAgo: 0 },
    photos: ['beach-house-pool-day-1', 'beach-house-living-day-1', 'beach-house-veranda-day-1'],
    announce: {
      ...{ ...inBrazil, ...ownerOf(first), tipo_imovel: 'Casa', situacao_imovel: 'Ocupado por mim' },
      localizacao: 'Rua das Amendoeiras Bravas, 85 - Ferradura, Armação dos Búzios - RJ, Brasil',
      ...{ endereco: 'Rua das Amendoeiras Bravas', numero: '85', bairro: 'Ferradura' },
      ...{ cidade: 'Armação dos Búzios', estado: 'RJ', area_util: 410, dormitorios: 4, suites: 4, vagas: 3 },
      ...{ imovel_mobiliado: 1, valor_venda_desejado: 5_900_000, valor_iptu: 9_800, tipo_iptu: 'Anual' },
    },
  },
  {
    ...{ protocol: '2611-700002', state: 'em análise', daysAgo: 3 },
    photos: ['apartment-higienopolis-living-golden-1', 'apartment-higienopolis-kitchen-golden-1'],
    announce: {
      ...{ ...inBrazil, ...ownerOf(second), tipo_imovel: 'Apartamento', situacao_imovel: 'Vago' },
      localizacao: 'Rua do Jatobá Velho, 210 - Higienópolis, São Paulo - SP, Brasil',
      ...{ endereco: 'Rua do Jatobá Velho', numero: '210', complemento: 'ap. 72', bairro: 'Higienópolis' },
      ...{ cidade: 'São Paulo', estado: 'SP', area_util: 184, dormitorios: 3, suites: 1, vagas: 2 },
      ...{ valor_venda_desejado: 2_450_000, valor_condominio: 2_100, valor_iptu: 780, tipo_iptu: 'Mensal' },
    },
  },
  {
    ...{ protocol: '2611-700003', state: 'visita de fotos', daysAgo: 8 },
    photos: ['country-house-lawn-day-1', 'country-house-living-golden-1', 'country-house-veranda-1'],
    announce: {
      ...{ ...inBrazil, ...ownerOf(third), tipo_imovel: 'Casa', situacao_imovel: 'Vago' },
      localizacao: 'Estrada do Ipê Torto, 1200 - Capivari, Campos do Jordão - SP, Brasil',
      ...{ endereco: 'Estrada do Ipê Torto', numero: '1200', bairro: 'Capivari' },
      ...{ cidade: 'Campos do Jordão', estado: 'SP', area_util: 320, dormitorios: 4, suites: 3, vagas: 4 },
      ...{ valor_venda_desejado: 3_800_000, valor_iptu: 6_400, tipo_iptu: 'Anual' },
    },
  },
];
