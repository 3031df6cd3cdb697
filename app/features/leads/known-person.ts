export interface KnownPerson {
  nome: string;
  email: string;
  /** ISO country code, and the national number as typed. */
  telefone?: { pais: string; numero: string };
}
