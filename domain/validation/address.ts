import { z } from 'zod';
import { requiredText, text } from './text';

export const addressMessage = 'O endereço deve conter rua, número, bairro e cidade';
export const statesMessage = (states: readonly string[]) =>
  `O endereço deve pertencer aos estados de ${states.join(', ').toUpperCase()}`;
const maxLength = 200;

const count = (value: string, character: string) => value.split(character).length - 1;

/** `address_autocomplete` (spec 1 §7): 'Rua Harmonia, 100 - Vila Madalena, São Paulo - SP, 05435-000'. */
export const addressAutocomplete = text(addressMessage).refine(
  (value) => value.length <= maxLength && count(value, ',') >= 3 && count(value, '-') >= 2,
  addressMessage,
);

const part = requiredText(addressMessage, maxLength);

/** `endereco_completo` (spec 1 §7): every part is required. */
export const enderecoCompleto = z.object({ rua: part, numero: part, bairro: part, cidade: part });

const stateOf = (address: string) => [...address.matchAll(/-\s*(\p{Lu}{2})(?=\s*(?:,|$|-))/gu)].at(-1)?.[1];

/** `states` (spec 1 §7): an address in one line, in one of these states. */
export const states = (allowed: readonly string[]) =>
  text(statesMessage(allowed)).refine(
    (address) => isAllowed(stateOf(address.toUpperCase()), allowed),
    statesMessage(allowed),
  );

/** `estados` (spec 1 §7): the state of an address in parts ('SP', 'sp'). */
export const estados = (allowed: readonly string[]) =>
  text(statesMessage(allowed))
    .transform((state) => state.toUpperCase())
    .refine((state) => isAllowed(state, allowed), statesMessage(allowed));

const isAllowed = (state: string | undefined, allowed: readonly string[]) =>
  allowed.some((each) => each.toUpperCase() === state);
