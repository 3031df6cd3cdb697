export interface AddressParts {
  endereco: string;
  numero: string;
  bairro: string;
  cidade: string;
  estado: string;
  pais: string;
}

/**
 * `localizacao` (spec 2 §3). Its three commas and two hyphens are separators (spec 2 §5), so the parts must have none.
 */
export function fullAddress(parts: AddressParts): string {
  const [endereco, numero, bairro, cidade, estado, pais] = (
    ['endereco', 'numero', 'bairro', 'cidade', 'estado', 'pais'] as const
  ).map((name) => withoutSeparators(parts[name]));
  return `${endereco}, ${numero} - ${bairro}, ${cidade} - ${estado}, ${pais}`;
}

/** 'Rua A, fundos' → 'Rua A fundos'; 'Ji-Paraná' → 'Ji Paraná'. */
const withoutSeparators = (part: string) => part.replace(/[,-]+/g, ' ').replace(/\s+/g, ' ').trim();
