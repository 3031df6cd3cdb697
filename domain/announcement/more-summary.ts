import { formatNumber } from '../kernel/money';
import { type CondominiumDetail, detailLabel } from '../taxonomy/attributes';
import { countedRooms } from './counted-rooms';
import { type AuthorisationName, authorisations, type MoreRoom, moreRooms } from './long-form';

export type MorePropertyDetails = {
  area_total?: number | null;
  comodidades?: readonly CondominiumDetail[] | null;
  preferencia_contato?: string | null;
  como_conheceu?: string | null;
  mensagem?: string | null;
  authorisations?: readonly { name: AuthorisationName }[] | null;
} & { [room in MoreRoom]?: number | null };

export function moreRows(property: MorePropertyDetails): [label: string, text: string][] {
  const counts = moreRooms.flatMap(({ name, one, many }) => {
    const count = property[name];
    return count == null ? [] : [countedRooms(count, one, many)];
  });
  const rows: [string, string | null | undefined][] = [
    ['Área total', property.area_total ? `${formatNumber(property.area_total)} m²` : null],
    ['Outros cômodos', counts.join(', ')],
    ['Condomínio tem', property.comodidades?.map(detailLabel).join(', ')],
    ['Prefere falar por', property.preferencia_contato],
    ['Como nos conheceu', property.como_conheceu],
    ['Mensagem', property.mensagem],
    ...authorisationRows(property.authorisations ?? []),
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** Lists refused authorizations only if the first is given: without it the long form is not sent. */
function authorisationRows(ticked: readonly { name: AuthorisationName }[]): [string, string][] {
  const names = ticked.map(({ name }) => name);
  const namesWhere = (isTicked: boolean) =>
    authorisations
      .filter(({ name }) => names.includes(name) === isTicked)
      .map(({ short }) => short)
      .join(', ');
  return [
    ['Autoriza', namesWhere(true)],
    ...(names.includes(authorisations[0].name)
      ? [['Não autoriza', namesWhere(false)] as [string, string]]
      : []),
  ];
}
