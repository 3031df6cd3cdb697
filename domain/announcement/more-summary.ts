import { formatNumber } from '../money';
import { type CondominiumDetail, detailLabel } from '../taxonomy/attributes';
import { countedRooms } from './counted-rooms';
import { type AuthorisationName, authorisations, type MoreRoom, moreRooms } from './long-form';

/** What the long form asks besides the steps, as far as a summary tells of it. */
export type MoreAboutHome = {
  area_total?: number | null;
  comodidades?: readonly CondominiumDetail[] | null;
  preferencia_contato?: string | null;
  como_conheceu?: string | null;
  mensagem?: string | null;
  authorisations?: readonly { name: AuthorisationName }[] | null;
} & { [room in MoreRoom]?: number | null };

/** It as people read it: what was answered alone. */
export function moreRows(home: MoreAboutHome): [label: string, text: string][] {
  const counts = moreRooms.flatMap(({ name, one, many }) => {
    const count = home[name];
    return count == null ? [] : [countedRooms(count, one, many)];
  });
  const rows: [string, string | null | undefined][] = [
    ['Área total', home.area_total ? `${formatNumber(home.area_total)} m²` : null],
    ['Outros cômodos', counts.join(', ')],
    ['Condomínio tem', home.comodidades?.map(detailLabel).join(', ')],
    ['Prefere falar por', home.preferencia_contato],
    ['Como nos conheceu', home.como_conheceu],
    ['Mensagem', home.mensagem],
    ...authorisationRows(home.authorisations ?? []),
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** What its owner has allowed; and what not, where all of it was asked: nothing is sent by the long form without the first. */
function authorisationRows(ticked: readonly { name: AuthorisationName }[]): [string, string][] {
  const names = ticked.map(({ name }) => name);
  const said = (isTicked: boolean) =>
    authorisations
      .filter(({ name }) => names.includes(name) === isTicked)
      .map(({ short }) => short)
      .join(', ');
  return [
    ['Autoriza', said(true)],
    ...(names.includes(authorisations[0].name) ? [['Não autoriza', said(false)] as [string, string]] : []),
  ];
}
