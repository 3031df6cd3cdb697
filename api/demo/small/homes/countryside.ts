import { courtyard, factory, garden, hills, modernist, skyline, unbuilt } from '../looks';
import { flat, house } from '../written-home';

const pool = ['piscina', 'terraco-varanda'] as const;
const both = [...pool, 'lareira'] as const;
const gated = 'casa-em-condominio';

// prettier-ignore
export const countryside = [
  house('cunha', courtyard, [3, 2, 230, 12_000, 2010], 'Ateliê de ceramista, aberto para três serras',
    'Foi casa e forno de uma ceramista por quinze anos, e a luz norte do ateliê continua a melhor da casa. O jardim é de lavanda e capim.',
    { price: 2_650_000 }),
  house('joanopolis', hills, [4, 3, 330, 4_800, 2008], 'Gramado até a represa, com o poente do outro lado',
    'A água sobe e desce com o ano, e o gramado acompanha. O sol se põe na outra margem, dentro d’água.',
    { has: both, district: 'Represa', price: 3_600_000 }),
  house('terras-de-sao-jose', hills, [4, 4, 460, 2_100, 2009], 'Casa baixa sob as copas, fresca em janeiro',
    'As árvores do lote são mais altas que o telhado, e a casa passa o verão na sombra. Da rua mal se nota que há alguém.',
    { type: gated, has: both }),
  house('quinta-do-golfe', hills, [5, 5, 620, 2_600, 2017], 'Horizonte de gramado, sem cerca nem muro',
    'O campo começa onde o jardim termina, e não há nada que os separe. Às seis passam os primeiros jogadores, em silêncio.',
    { type: gated, has: both }),
  house('granja-viana', [...courtyard, ...garden], [4, 4, 420, 1_500, 2006], 'Casa na mata da Granja, quieta como um sítio',
    'A trinta minutos da cidade, acorda-se com galo. A mata cobre dois terços do terreno e não se pode cortar: é o que garante o silêncio.',
    { type: gated, has: pool }),
  flat('campinas', skyline, [3, 3, 190, 16, 2018], 'Vista da serra, no alto de Nova Campinas',
    'Da varanda se vê a serra de Amparo, azul de manhã e roxa às seis. O bairro tem praças em vez de avenidas.',
    { has: ['terraco-varanda'], district: 'Nova Campinas' }),
  flat('ribeirao-preto', skyline, [4, 4, 260, 18, 2016], 'Poente de terra roxa, no décimo oitavo andar',
    'Em agosto a poeira da colheita deixa o fim de tarde vermelho, e a sala é de frente para ele. O resto do ano é céu limpo.',
    { has: ['terraco-varanda'], district: 'Jardim Botânico' }),
  flat('campinas', modernist, [3, 2, 192, 5, 1964], 'Janelas em fita sobre o bosque, desde 1964',
    'O bosque do outro lado da rua tem macacos e um relógio de sol. Do quinto andar se ouvem os primeiros e se esquece o segundo.',
    { district: 'Nova Campinas', price: 1_650_000 }),
  flat('campinas', factory, [1, 1, 130, 2, 1948], 'Armazém de algodão, com luz de claraboia',
    'O pé-direito é o das pilhas de fardos, e a claraboia veio com ele. Faltava uma escada: fizeram uma de ferro.',
    { type: 'loft', district: 'Barão Geraldo', price: 1_350_000 }),
  flat('ribeirao-preto', unbuilt, [3, 3, 196, 12, 2021], 'Varanda de pôr do sol no Jardim Botânico',
    'O parque começa na esquina, e a varanda fica de frente para o lado em que o sol se põe. Os quartos dão para o nascente.',
    { has: ['terraco-varanda'], district: 'Jardim Botânico', price: 1_950_000 }),
  flat('jundiai', skyline, [3, 3, 188, 15, 2018], 'A Serra do Japi inteira, do décimo quinto andar',
    'A serra é reserva, e a vista é a mesma de há mil anos. Em julho amanhece com neblina até o meio da encosta.',
    { has: ['terraco-varanda'], district: 'Malota', price: 1_900_000 }),
  flat('sorocaba', skyline, [3, 2, 162, 17, 2019], 'Horizonte de campo, no alto do Campolim',
    'A cidade acaba depressa, e da varanda já se vê o campo. O sol se põe atrás de Ipanema, o morro.',
    { has: ['terraco-varanda'], district: 'Campolim', price: 1_550_000 }),
  house('holambra', courtyard, [3, 2, 250, 900, 1994], 'Jardim de estufa e pátio de tijolo',
    'O dono é floricultor, e o jardim floresce por turnos, o ano inteiro. O pátio é onde se janta de outubro a março.',
    { district: 'Morada das Flores', price: 2_600_000 }),
];
