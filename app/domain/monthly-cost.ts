type IptuPeriod = 'Mensal' | 'Anual' | 'Isento';

interface Iptu {
  valorIptu: number | null;
  tipoIptu?: IptuPeriod | null;
}

/** Whole units: 0 if exempt, null if unknown. */
export function monthlyIptu({ valorIptu, tipoIptu }: Iptu): number | null {
  if (tipoIptu === 'Isento') return 0;
  if (!valorIptu || !tipoIptu) return null;
  return tipoIptu === 'Anual' ? Math.round(valorIptu / 12) : valorIptu;
}

interface Rental extends Iptu {
  valorLocacao: number | null;
  valorCondominio: number | null;
}

/** Whole units of the rental's currency. */
export interface MonthlyCost {
  rent: number;
  condominium: number | null; // 0: none; null: unknown
  iptu: number | null; // 0: exempt; null: unknown
  total: number;
  isWhole: boolean; // false: a part is unknown, and `total` omits it
}

export function monthlyCost(property: Rental): MonthlyCost | null {
  const { valorLocacao: rent, valorCondominio: condominium } = property;
  if (!rent) return null;
  const iptu = monthlyIptu(property);
  return {
    rent,
    condominium,
    iptu,
    total: rent + (condominium ?? 0) + (iptu ?? 0),
    isWhole: condominium !== null && iptu !== null,
  };
}
