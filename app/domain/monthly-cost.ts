type IptuPeriod = 'Mensal' | 'Anual' | 'Isento';

interface Iptu {
  valorIptu: number | null;
  tipoIptu?: IptuPeriod | null;
}

/** The IPTU of one month in whole units: 0 where it is waived, null where it or its period is not known. */
export function monthlyIptu({ valorIptu, tipoIptu }: Iptu): number | null {
  if (tipoIptu === 'Isento') return 0;
  if (!valorIptu || !tipoIptu) return null;
  return tipoIptu === 'Anual' ? Math.round(valorIptu / 12) : valorIptu;
}

interface Rental extends Iptu {
  valorLocacao: number | null;
  valorCondominio: number | null;
}

/** What a tenant pays by the month, in whole units of the listing's currency. */
export interface MonthlyCost {
  rent: number;
  /** 0: there is none; null: not known. */
  condominium: number | null;
  /** 0: waived; null: not known. */
  iptu: number | null;
  /** Rent, condominium and the month's share of the IPTU. */
  total: number;
  /** Whether all of it is known; else `total` is a part. */
  isWhole: boolean;
}

/** The full monthly cost of a rental; null where the rent is on request. */
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
