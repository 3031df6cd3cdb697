import { fullAddress } from '@domain/announcement/full-address';
import { hasSubtypes, wantFlags } from '@domain/announcement/options';
import type { AnnounceInput } from '@contract/announcements';
import type { Infos, Location, Owner, Prices } from './announce-schemas';
import type { Contract, More } from './long-schemas';

export type AnnounceAnswers = Location & Infos & Prices & Owner & Partial<More> & Partial<Contract>;

/** All values (spec 2 §7: `sellRent/register`), without those of hidden fields. */
export function toAnnounce(answers: AnnounceAnswers): AnnounceInput {
  const { negociacao, subtipo, valor_venda_desejado, valor_locacao_desejado, valor_iptu, ...others } =
    answers;
  const flags = wantFlags[negociacao];
  return {
    ...others,
    localizacao: fullAddress(answers),
    ...flags,
    ...(hasSubtypes(answers.tipo_imovel) && { subtipo }),
    ...(flags.vender && { valor_venda_desejado }),
    ...(flags.alugar && { valor_locacao_desejado }),
    ...(answers.tipo_iptu !== 'Isento' && { valor_iptu }),
  };
}
