import { fullAddress } from '@domain/announcement/full-address';
import { hasSubtypes, wantFlags } from '@domain/announcement/options';
import type { AnnounceInput } from '@contract/announcements';
import type { Infos, Location, Owner, Prices } from './announce-schemas';
import type { Contract, More } from './long-schemas';

/** What the four steps hold, and what the long form asks besides. */
export type Said = Location & Infos & Prices & Owner & Partial<More> & Partial<Contract>;

/**
 * All of it merged (spec 2 §7: `sellRent/register`). What a choice has taken off the page is not sent: a house has no
 * sub-type, who only lets asks no price, who is exempt pays no IPTU.
 */
export function toAnnounce(said: Said): AnnounceInput {
  const { negociacao, subtipo, valor_venda_desejado, valor_locacao_desejado, valor_iptu, ...others } = said;
  const flags = wantFlags[negociacao];
  return {
    ...others,
    localizacao: fullAddress(said),
    ...flags,
    ...(hasSubtypes(said.tipo_imovel) && { subtipo }),
    ...(flags.vender && { valor_venda_desejado }),
    ...(flags.alugar && { valor_locacao_desejado }),
    ...(said.tipo_iptu !== 'Isento' && { valor_iptu }),
  };
}
