import { type FeedNode, findAll, textOf } from '../feed-node';
import { readNumber } from '../values/numbers';

/** `Taxas > Taxa`: a charge a month, named by its description. Its note can give the amount of a year. */
export function readTaxes(imovel: FeedNode) {
  const taxes = findAll(imovel, ['taxa']).map((tax) => ({
    name: textOf(tax, ['taxadescricao', 'descricao', 'taxanome', 'nome', 'tipo']),
    amount: textOf(tax, ['taxavalor', 'valor']),
    period: textOf(tax, ['taxaperiodo', 'periodo', 'periodicidade']),
    note: textOf(tax, ['taxaobs', 'obs', 'observacao']),
  }));
  const iptu = taxes.find(({ name }) => /iptu/i.test(name));
  const condominium = taxes.find(({ name }) => /condom/i.test(name));
  return {
    iptu: iptu?.amount ?? '',
    iptuPeriod: iptu ? periodOf(iptu) : '',
    condominiumFee: condominium?.amount ?? '',
    others: taxes
      .filter((tax) => tax !== iptu && tax !== condominium && (readNumber(tax.amount) ?? 0) > 0)
      .map(({ name }) => name)
      .filter(Boolean),
  };
}

function periodOf({ amount, period, note }: { amount: string; period: string; note: string }): string {
  if (period) return period;
  const isOfYear = /\ban(o|ual)/i.test(note) && readNumber(note) === readNumber(amount);
  return isOfYear ? 'anual' : 'mensal';
}
