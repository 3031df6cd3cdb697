import { courtyard, garden, modernist, palms, seaside as shore, skyline, thatch, unbuilt } from '../looks';
import { flat, house } from '../written-home';

const balcony = ['terraco-varanda'] as const;
const pool = ['piscina', 'terraco-varanda'] as const;
const gated = 'casa-em-condominio';
const retreat = ['imoveis-segunda-residencia'] as const;

/** The coast of São Paulo and Rio de Janeiro. */
// prettier-ignore
export const seaside = [
  house('praia-mansa', shore, [4, 4, 340, 1_500, 2012], 'Pé na areia da Praia Mansa, de frente para o canal',
    'O portão de trás dá na areia, e o da frente quase não se usa. Os barcos passam devagar, e à noite só se veem as luzes deles.',
    { has: pool, curated: retreat }),
  house('condominio-laranjeiras', garden, [5, 5, 610, 1_500, 2011], 'Gramado de Laranjeiras, com a mata até o quarto',
    'A mata fecha o fundo do lote e a baía aparece entre as palmeiras da frente. Os saguis vêm ao café e não são convidados.',
    { type: gated, has: pool }),
  flat('niteroi', ['apartment-rio'], [3, 2, 190, 10, 1984], 'Icaraí de frente, com o Rio do outro lado da água',
    'Quem mora no Rio tem o Rio; quem mora aqui tem a vista. As barcas riscam a baía de quarto em quarto de hora.',
    { district: 'Icaraí', rent: 11_500 }),
  flat('guaruja', unbuilt, [3, 3, 168, 9, null], 'Terraços das Pitangueiras',
    'Dez andares diante da praia das Pitangueiras, dois apartamentos em cada um, todos com a varanda para o mar. A incorporadora Areia Branca entrega em junho de 2028.',
    { has: balcony, condition: 'launch', district: 'Pitangueiras', developer: 'Areia Branca', delivery: '2028-06' }),
  flat('niteroi', unbuilt, [3, 2, 142, 7, null], 'Edifício Boa Viagem',
    'A estrutura está no sexto andar, e de lá já se vê a baía. A construtora Guanandi termina a fachada em março de 2027 e entrega no fim daquele ano.',
    { has: balcony, condition: 'underConstruction', district: 'São Francisco', developer: 'Guanandi', delivery: '2027-12' }),
  house('ilhabela', [...thatch, 'villa'], [5, 5, 480, 2_600, 2016], 'Encosta da Piúva, com o poente no canal',
    'A casa desce a encosta em quatro degraus, e cada um tem a sua vista do canal. O sol se põe atrás do continente, e os borrachudos com ele.',
    { has: pool, district: 'Piúva' }),
  house('juquehy', palms, [4, 4, 330, 800, 2012], 'Jardim de coqueiros, a cem passos do mar',
    'São quatorze coqueiros, plantados pelo avô. Vai-se à praia por uma viela de areia, descalço desde a sala.',
    { has: pool }),
  house('jardim-acapulco', garden, [5, 5, 520, 900, 2014], 'Jardim fundo e luz de leste no Acapulco',
    'O lote é dos mais fundos da alameda, e a piscina ficou longe da rua. O sol chega cedo e a sombra também: às três já se joga cartas fora.',
    { type: gated, has: pool }),
  flat('guaruja', ['penthouse-leblon'], [4, 3, 230, 11, 1992], 'O mar de Pitangueiras na sala inteira',
    'A sala é de frente, sem coluna, e o mar chega de parede a parede. Os quartos da lateral veem a ponta e os navios à espera.',
    { district: 'Pitangueiras' }),
  flat('riviera-de-sao-lourenco', skyline, [4, 4, 210, 8, 2018], 'Oitavo andar na Riviera, com o vento do mar',
    'A varanda tem lugar para a rede e para quem chega. Da praia ao elevador não se atravessa nenhuma rua.',
    { has: balcony }),
  flat('santos', modernist, [4, 2, 240, 9, 1962], 'Sobre os jardins da orla, com manhã na sala',
    'Os jardins da praia têm cinco quilômetros, e o prédio fica no meio deles. É dos poucos de 1962 que não se inclinaram.',
    { district: 'Boqueirão', price: 2_400_000 }),
  flat('santos', skyline, [3, 3, 172, 16, 2015], 'Os navios entrando na barra, do décimo sexto andar',
    'Cada navio leva vinte minutos para atravessar a janela, e a casa aprende os horários. A orla fica a uma quadra, com os jardins.',
    { has: balcony, district: 'Ponta da Praia', price: 2_100_000 }),
  flat('caraguatatuba', skyline, [3, 2, 138, 12, 2019], 'Serra de um lado, mar do outro, em Martim de Sá',
    'A varanda é de canto e pega as duas coisas. Nos dias de chuva a serra some, e fica o mar.',
    { has: balcony, district: 'Martim de Sá', price: 1_650_000 }),
  flat('cabo-frio', skyline, [3, 3, 160, 11, 2017], 'As dunas e o azul da Praia do Forte',
    'De cima se vê a linha exata em que a água muda de cor. O vento limpa o céu quase todos os dias.',
    { has: balcony, district: 'Praia do Forte', price: 1_900_000 }),
  house('paraty', courtyard, [3, 2, 220, 260, 1790], 'Sobrado de 1790, de pátio e janelas para a pedra',
    'Na lua cheia a maré entra na rua, como foi previsto em 1790, e vai embora. O pátio tem a única luz sem turista do quarteirão.',
    { district: 'Caborê', price: 3_900_000 }),
];
