import type { KnownPerson } from '../known-person';

/** What a field says; '' for nothing. */
export function textIn(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A known person, but for what their form says already. */
export function typedOver(person: KnownPerson, formId: string): KnownPerson {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return person;
  const typed = new FormData(form);
  const said = (name: string) => textIn(typed, name);
  const number = said('telefone.numero');
  return {
    ...person,
    nome: said('nome') || person.nome,
    email: said('email') || person.email,
    telefone: number ? { pais: said('telefone.pais'), numero: number } : person.telefone,
  };
}
