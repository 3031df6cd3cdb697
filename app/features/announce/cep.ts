/** Address of a CEP. A town with a single CEP has no street and no district. */
export interface CepPlace {
  endereco: string;
  bairro: string;
  cidade: string;
  estado: string;
}

/** Finds a CEP of eight digits. null if unknown or timed out; never rejects. */
export type FindCep = (cep: string) => Promise<CepPlace | null>;

/** Parses ViaCEP (`erro` in a 200 is a miss) and BrasilAPI. */
export function readCepPlace(answer: unknown): CepPlace | null {
  if (typeof answer !== 'object' || answer === null || 'erro' in answer) return null;
  const fields = answer as Record<string, unknown>;
  const text = (...names: string[]) => {
    const value = names.map((name) => fields[name]).find((each) => typeof each === 'string');
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const place = {
    endereco: text('logradouro', 'street'),
    bairro: text('bairro', 'neighborhood'),
    cidade: text('localidade', 'city'),
    estado: text('uf', 'state').toUpperCase(),
  };
  return place.cidade && /^[A-Z]{2}$/.test(place.estado) ? place : null;
}
