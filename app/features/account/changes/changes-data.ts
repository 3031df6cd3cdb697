import { recentDayText, sinceText } from '@domain/kernel/moment';
import { offerOf } from '@domain/property/offer';
import { pricesLine } from '@domain/property/property-texts';
import { capitalized, countWord } from '@domain/kernel/text';
import type { Change, Changes } from '~/domain/changes';
import type { OfferPrice } from '~/domain/customer';
import type { Photo } from '~/domain/property';
import { links } from '~/links';
import { priceText } from './price-text';

export interface ChangeRow extends ChangeText {
  code: number;
  href: string;
  title: string;
  photo: Photo | null;
  isGone: boolean;
  /** 'ontem', 'em 19/11/2026' */
  day: string;
}

interface ChangeText {
  text: string;
  strong: string | null;
  tail: string;
}

export interface ChangesData {
  rows: ChangeRow[];
  more: number;
  total: number;
  /** 'ontem, 22h14' */
  since: string;
  /** 'Duas coisas mudaram desde a sua última visita, ontem, 22h14.', 'Nada mudou desde ontem, 22h14.' */
  lead: string;
}

export function changesData({ since, data, total }: Changes, now: Date): ChangesData {
  const moment = sinceText(new Date(since), now);
  return {
    rows: data.map((change) => changeRow(change, now)),
    more: total - data.length,
    total,
    since: moment,
    lead: total === 0 ? `Nada mudou desde ${moment}.` : `${leadOf(total)} ${moment}.`,
  };
}

/** `countWord` gives masculine numbers; 'coisa' is feminine. */
const feminine: Record<number, string> = { 1: 'uma', 2: 'duas' };

function leadOf(total: number): string {
  const count = capitalized(feminine[total] ?? countWord(total));
  return `${count} ${total === 1 ? 'coisa mudou' : 'coisas mudaram'} desde a sua última visita,`;
}

function changeRow(change: Change, now: Date): ChangeRow {
  const { code, condition, negotiation, product, gone, at } = change;
  return {
    code,
    href: product?.canonical ?? links.unavailableProperty(offerOf({ condition, id: code }, negotiation)),
    title: product?.titulo1 ?? gone?.titulo1 ?? `Imóvel de código ${code}`,
    photo: product?.fotoPrincipal ?? gone?.fotoPrincipal ?? null,
    isGone: product === null,
    ...changeText(change),
    day: recentDayText(new Date(at), now),
  };
}

const words = (text: string, strong: string | null = null, tail = ''): ChangeText => ({ text, strong, tail });

/** A price that is not public stays out of the sentence. */
function changeText({ kind, before, after, product, negotiation, search }: Change): ChangeText {
  const [was, is] = [priceText(before, negotiation), priceText(after, negotiation)];
  const fromTo = was && is ? `: de ${was} para ${is}` : '';
  if (search && kind === 'new') return words('é novo em ', search.name);
  if (search && kind === 'into_range') return words('entrou na faixa de ', search.name, fromTo);
  if (search && kind === 'back') return words('voltou ao ar, em ', search.name);
  if (kind === 'left')
    return words(
      product ? `não está mais ${negotiation === 'rent' ? 'para alugar' : 'à venda'}` : 'saiu do ar',
    );
  if (kind === 'back') return words(`voltou ao ar${is ? ', por ' : ''}`, is);
  if (!is && negotiation === 'rent' && product?.periodRent)
    return words('passou a custar ', pricesLine({ periodRent: product.periodRent, currency: product.moeda }));
  if (!is) return words('passou a ter o preço sob consulta');
  if (!was) return words('passou a mostrar o preço: ', is);
  return words(`${verbOf(before, after)} de ${was} para `, is, search ? `, em ${search.name}` : '');
}

function verbOf(before: OfferPrice | null, after: OfferPrice | null): string {
  if (before?.currency !== after?.currency) return 'mudou';
  return (after?.amount ?? 0) < (before?.amount ?? 0) ? 'caiu' : 'subiu';
}
