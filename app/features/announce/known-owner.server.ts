import type { AppLoadContext } from '@remix-run/node';
import { knownPerson } from '~/features/leads/known-person.server';

export async function knownOwner(context: AppLoadContext) {
  const person = await knownPerson(context);
  if (!person) return undefined;
  const { nome, email, telefone } = person;
  return { proprietario_nome: nome, email, ...(telefone && { proprietario_telefone: telefone }) };
}
