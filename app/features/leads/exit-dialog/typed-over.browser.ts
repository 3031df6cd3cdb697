import type { KnownPerson } from '../known-person';

export function textIn(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export function typedOver(person: KnownPerson, formId: string): KnownPerson {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return person;
  const typed = new FormData(form);
  const fieldText = (name: string) => textIn(typed, name);
  const number = fieldText('telefone.numero');
  return {
    ...person,
    nome: fieldText('nome') || person.nome,
    email: fieldText('email') || person.email,
    telefone: number ? { pais: fieldText('telefone.pais'), numero: number } : person.telefone,
  };
}
