import { fold } from '../text';

/**
 * Places that speech gives an article; all others take plain 'em'. By their own names, folded: the first part of a
 * label. A name is listed only where the usage is settled.
 */
const withArticle: Record<'no' | 'na' | 'nos' | 'nas', readonly string[]> = {
  no: [
    'rio de janeiro',
    'alto da boa vista',
    'brooklin',
    'campo belo',
    'chile',
    'ceara',
    'flamengo',
    'guaruja',
    'humaita',
    'ibirapuera',
    'itaim bibi',
    'itanhanga',
    'jardim america',
    'jardim botanico',
    'jardim europa',
    'jardim guedala',
    'jardim paulista',
    'jardim paulistano',
    'joa',
    'leblon',
    'leme',
    'morumbi',
    'pacaembu',
    'panamby',
    'paraguai',
    'paraiso',
    'recreio dos bandeirantes',
    'real parque',
    'uruguai',
  ],
  na: [
    'argentina',
    'bahia',
    'barra da tijuca',
    'barra do una',
    'bela vista',
    'cidade matarazzo',
    'colombia',
    'espanha',
    'fazenda boa vista',
    'fazenda da grama',
    'fazenda da serra',
    'fazenda das aguas',
    'ferradura',
    'franca',
    'gavea',
    'lagoa',
    'praia da baleia',
    'praia do espelho',
    'praia do forte',
    'praia mansa',
    'quinta da baroneza',
    'riviera de sao lourenco',
    'serra do ouro',
    'urca',
    'vila leopoldina',
    'vila madalena',
    'vila mariana',
    'vila nova conceicao',
    'vila olimpia',
  ],
  nos: ['estados unidos', 'emirados arabes', 'emirados arabes unidos'],
  nas: ['bahamas'],
};

const prepositions = new Map(
  Object.entries(withArticle).flatMap(([preposition, names]) => names.map((name) => [name, preposition])),
);

/** 'em Moema, São Paulo', 'no Rio de Janeiro', 'na Lagoa, Rio de Janeiro': a place's label with its preposition. */
export function inPlace(label: string): string {
  const [name = ''] = label.split(',');
  return `${prepositions.get(fold(name.trim())) ?? 'em'} ${label}`;
}
