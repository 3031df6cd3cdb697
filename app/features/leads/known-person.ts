/** Who sends a form, by the names of its fields, as far as it is known before anything is typed. */
export interface KnownPerson {
  nome: string;
  email: string;
  /** The country's ISO code and the number as it would be typed. */
  telefone?: { pais: string; numero: string };
}
