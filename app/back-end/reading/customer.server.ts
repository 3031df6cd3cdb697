import type { Session, UserData, Visit } from '~/domain/customer';
import { needed, neededList, object, orNothing, type Read, unwrapped, within } from './answer.server';
import { propertyCard } from './property.server';
import { flagOf, idOf, momentOf, numberOf, textOf } from './values.server';

/** A bearer whose life is not told lives this long, in seconds: a 401 ends it in any case. */
const usualLife = 24 * 3600;
/** No cookie holds more. */
const longestToken = 3000;

export const session: Read<Session> = (value) => {
  const fields = object(unwrapped(value));
  const token = textOf(fields.access_token);
  const { email, name, has_products, number, is_new } = within(fields.user);
  return {
    access_token: needed(token && token.length <= longestToken ? token : null, 'access_token', 'a token'),
    expires_in: Math.max(1, numberOf(fields.expires_in) ?? usualLife),
    refresh_token: textOf(fields.refresh_token),
    user: {
      email: textOf(email),
      name: textOf(name),
      has_products: flagOf(has_products),
      number: idOf(number),
      is_new: flagOf(is_new),
    },
  };
};

/** `POST check/email`: whether the e-mail is known. */
export const emailCheck: Read<{ email_exists: boolean }> = (value) => {
  const fields = object(unwrapped(value));
  if (!('email_exists' in fields)) needed(null, 'email_exists', 'a flag');
  return { email_exists: flagOf(fields.email_exists) };
};

export const userData: Read<UserData> = (value) => {
  const fields = object(unwrapped(value));
  const told = (flag: unknown) => (flag === undefined || flag === null ? null : flagOf(flag));
  return {
    nome: textOf(fields.nome) ?? '',
    email: needed(textOf(fields.email), 'email', 'a text'),
    telefone: textOf(fields.telefone),
    dataNascimento: textOf(fields.dataNascimento),
    recebeNewsletter: told(fields.recebeNewsletter),
    emailValidado: told(fields.emailValidado),
    temSenha: told(fields.temSenha),
    exclusaoEm: momentOf(fields.exclusaoEm),
    temImoveis: told(fields.temImoveis),
  };
};

const visit: Read<Visit> = (value, reading) => {
  const fields = object(value);
  return {
    id_imovel: needed(idOf(fields.id_imovel ?? fields.id), 'id_imovel', 'a number'),
    seen_at: momentOf(fields.seen_at),
    product: orNothing(fields.product, propertyCard, reading),
  };
};

/** `GET clientArea/visitasImovel`: the last seen first. */
export const visits: Read<{ data: Visit[] }> = (value, reading) => ({
  data: neededList(unwrapped(value), 'data', visit, reading),
});
