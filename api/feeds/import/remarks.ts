export const warningTexts = {
  'title-generated': 'sem título utilizável: foi escrito um a partir do tipo e do local',
  'title-shortened': 'o título era longo demais e foi encurtado',
  'title-case': 'o título estava todo em maiúsculas',
  'text-markup': 'HTML foi retirado do título ou da descrição',
  'text-contact': 'telefones, e-mails, endereços de sites ou CRECI foram retirados do título ou da descrição',
  'text-doubt': 'algo que talvez seja o endereço de um site ficou no título ou na descrição (confira)',
  'text-emoji': 'emojis ou símbolos foram retirados do título ou da descrição',
  'text-encoding': 'letras com codificação errada foram corrigidas',
  'text-shortened': 'a descrição era longa demais e foi encurtada',
  'transaction-deduced': 'a negociação não combinava com os preços; valeram os preços',
  'type-approximate': 'o tipo do imóvel não tem correspondente exato; foi usado o mais próximo',
  'price-absurd': 'o preço não é plausível; aparece como sob consulta',
  'price-unreadable': 'o preço não pôde ser lido; aparece como sob consulta',
  'price-missing': 'sem preço; aparece como sob consulta',
  'price-field': 'o preço estava no campo da outra negociação',
  'fee-absurd': 'o condomínio ou o IPTU não é plausível e ficou de fora',
  'currency-unknown': 'moeda desconhecida; considerada real (BRL)',
  'rent-period':
    'o aluguel não é por mês: aparece com o seu período e fica fora dos filtros por aluguel mensal',
  'second-rent': 'havia um segundo aluguel (temporada), que ficou de fora',
  'taxes-unread': 'outras taxas do imóvel ficaram de fora',
  'iptu-period': 'o IPTU não diz se é por mês ou por ano; aparece sem período',
  'area-missing': 'sem área',
  'description-missing': 'sem descrição',
  'area-absurd': 'uma área não é plausível e ficou de fora',
  'area-converted': 'uma área foi convertida para metros quadrados',
  'count-absurd': 'um número de cômodos, vagas, andar ou ano não é plausível e ficou de fora',
  'rooms-suites': 'havia mais suítes que dormitórios; os dormitórios passaram a ser tantos quanto as suítes',
  'postal-code': 'o CEP está incorreto e ficou de fora',
  'postal-code-padded': 'o CEP tinha perdido o zero inicial',
  'state-unknown': 'o estado falta ou é desconhecido',
  'state-deduced': 'o estado não veio no feed: foi deduzido do CEP, das coordenadas ou do nome da cidade',
  'city-deduced':
    'a cidade não veio no feed: é o município mais próximo das coordenadas, no estado do CEP (confira)',
  'city-spelling': 'o nome da cidade foi posto na grafia usual',
  'place-missing': 'sem bairro',
  'coordinates-repaired':
    'as coordenadas estavam trocadas, sem sinal ou sem ponto decimal e foram corrigidas',
  'coordinates-dropped': 'as coordenadas são zero, incorretas ou de fora do país e ficaram de fora',
  'coordinates-far': 'as coordenadas ficam longe da cidade e ficaram de fora',
  'photos-missing': 'sem fotos',
  'photos-dropped': 'alguns endereços de fotos não servem e ficaram de fora',
  'media-no-photo': 'vídeos, páginas ou documentos (PDF) vinham entre as fotos e não são fotos',
  'photos-repeated': 'algumas fotos vieram mais de uma vez',
  'photos-limit': 'só as primeiras 60 fotos foram usadas',
  'plan-dropped': 'a planta medida não pôde ser usada e ficou de fora',
  'video-dropped': 'o vídeo não é do YouTube nem do Vimeo e ficou de fora',
  'tour-dropped': 'o tour virtual não é um endereço https de um tour e ficou de fora',
  'launch-unregistered': "lançamento sem número de registro: mantido como 'breve lançamento'",
  'date-broken': 'uma data não pôde ser lida',
  'field-dropped': 'um campo estava fora dos limites e ficou de fora',
  'value-implausible': 'um valor não parece certo: fica retido até que se confirme (--accept REFERÊNCIA)',
  'not-available': 'marcado como vendido, alugado ou inativo: mantido como indisponível',
} as const;
export type WarningCode = keyof typeof warningTexts;

/** The stored property stays unchanged, except for 'not-published'. */
export const rejectionTexts = {
  'no-id': 'sem código (ListingID, CodigoImovel)',
  'id-too-long': 'o código tem mais de 50 caracteres',
  'own-id': 'o código é dos imóveis que a equipe cadastra na Mesa (PROPRIO-…)',
  duplicate: 'o código já apareceu neste feed; vale o primeiro',
  'no-transaction': 'nem negociação nem preço: é venda ou aluguel?',
  'no-type': 'sem tipo de imóvel',
  'unknown-type': 'o tipo de imóvel é desconhecido',
  'no-city': 'sem cidade',
  'not-published': 'marcado para não ser publicado',
  oversized: 'o registro é grande demais para ser um imóvel',
  invalid: 'um campo obrigatório não é válido',
} as const;
export type RejectionCode = keyof typeof rejectionTexts;

/** `value`: the shortened cause. */
export interface Remark<Code extends string> {
  code: Code;
  value?: string;
}

/** Collects warnings, each code once. */
export class Warnings {
  readonly list: Remark<WarningCode>[] = [];

  add(code: WarningCode, value?: string | number | null): void {
    if (this.list.some((warning) => warning.code === code)) return;
    const shown = value == null || value === '' ? undefined : String(value).replace(/\s+/g, ' ').slice(0, 80);
    this.list.push(shown === undefined ? { code } : { code, value: shown });
  }
}
