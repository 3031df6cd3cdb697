export interface AddressParts {
  endereco: string;
  numero: string;
  bairro: string;
  cidade: string;
  estado: string;
  pais: string;
}

/**
 * `localizacao` (spec 2 §3), a home's address in one line: 'Rua Harmonia, 100 - Vila Madalena, São Paulo - SP, Brasil'. Its
 * three commas and two hyphens part it (spec 2 §5), so none of another's stands in a part.
 */
export function fullAddress(parts: AddressParts): string {
  const [endereco, numero, bairro, cidade, estado, pais] = (
    ['endereco', 'numero', 'bairro', 'cidade', 'estado', 'pais'] as const
  ).map((name) => withoutSeparators(parts[name]));
  return `${endereco}, ${numero} - ${bairro}, ${cidade} - ${estado}, ${pais}`;
}

/** 'Rua A, fundos' → 'Rua A fundos'; 'Ji-Paraná' → 'Ji Paraná'. */
const withoutSeparators = (part: string) => part.replace(/[,-]+/g, ' ').replace(/\s+/g, ' ').trim();
