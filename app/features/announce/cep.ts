/** What a CEP says of a place; a town with one CEP for all its streets names neither street nor district. */
export interface CepPlace {
  endereco: string;
  bairro: string;
  cidade: string;
  /** Its two letters. */
  estado: string;
}

/** Asks for a CEP of eight digits; null: it is not known, or nobody answered in time. It never fails. */
export type FindCep = (cep: string) => Promise<CepPlace | null>;

/**
 * Reads an answer in the shape of ViaCEP (`logradouro`, `localidade`, `uf`; `erro` inside a 200 is a miss) or of BrasilAPI
 * (`street`, `neighborhood`, `city`, `state`).
 */
export function readCepPlace(answer: unknown): CepPlace | null {
  if (typeof answer !== 'object' || answer === null || 'erro' in answer) return null;
  const said = answer as Record<string, unknown>;
  const text = (...names: string[]) => {
    const value = names.map((name) => said[name]).find((each) => typeof each === 'string');
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
