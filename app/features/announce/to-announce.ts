import { fullAddress } from '@domain/announcement/full-address';
import { hasSubtypes, wantFlags } from '@domain/announcement/options';
import type { AnnounceInput } from '@contract/announcements';
import type { Infos, Location, Owner, Prices } from './announce-schemas';

/** What the four steps hold. */
export interface Steps {
  localizacao: Location;
  informacoes: Infos;
  valores: Prices;
  contato: Owner;
}

/**
 * The steps merged (spec 2 §7: `sellRent/register`). What a choice has taken off the page is not sent: a house has no
 * sub-type, who only lets asks no price, who is exempt pays no IPTU.
 */
export function toAnnounce({ localizacao, informacoes, valores, contato }: Steps): AnnounceInput {
  const { tipo_imovel, subtipo, ...place } = localizacao;
  const { negociacao, valor_venda_desejado, valor_locacao_desejado, valor_iptu, ...prices } = valores;
  const flags = wantFlags[negociacao];
  return {
    ...place,
    localizacao: fullAddress(place),
    tipo_imovel,
    ...(hasSubtypes(tipo_imovel) && { subtipo }),
    ...informacoes,
    ...flags,
    ...prices,
    ...(flags.vender && { valor_venda_desejado }),
    ...(flags.alugar && { valor_locacao_desejado }),
    ...(prices.tipo_iptu !== 'Isento' && { valor_iptu }),
    ...contato,
  };
}
