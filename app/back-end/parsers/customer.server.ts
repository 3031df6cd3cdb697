import { z } from 'zod';
import type { Session, UserData, Visit } from '~/domain/customer';
import { required, requiredList, object, parseOrNull, type Parser, unwrapped, within } from './answer.server';
import { propertyCard } from './property.server';
import { flagOf, idOf, momentOf, numberOf, textOf } from './primitives.server';

/** Seconds. A 401 ends a session in any case. */
const usualLife = 24 * 3600;
/** What a header can carry, up to the maximum size of a cookie. */
const sendableToken = /^[\x20-\x7e]{1,3000}$/;

export const session: Parser<Session> = (value) => {
  const fields = object(unwrapped(value));
  const token = textOf(fields.access_token);
  const { email, name, has_products, public_id, is_new } = within(fields.user);
  return {
    access_token: required(token && sendableToken.test(token) ? token : null, 'access_token', 'a token'),
    expires_in: Math.max(1, numberOf(fields.expires_in) ?? usualLife),
    refresh_token: textOf(fields.refresh_token),
    user: {
      email: textOf(email),
      name: textOf(name),
      has_products: flagOf(has_products),
      public_id: z.uuidv4().safeParse(public_id).data ?? null,
      is_new: flagOf(is_new),
    },
  };
};

export const emailCheck: Parser<{ email_exists: boolean }> = (value) => {
  const fields = object(unwrapped(value));
  if (!('email_exists' in fields)) required(null, 'email_exists', 'a flag');
  return { email_exists: flagOf(fields.email_exists) };
};

export const userData: Parser<UserData> = (value) => {
  const fields = object(unwrapped(value));
  const optionalFlag = (flag: unknown) => (flag === undefined || flag === null ? null : flagOf(flag));
  return {
    nome: textOf(fields.nome) ?? '',
    email: required(textOf(fields.email), 'email', 'a text'),
    telefone: textOf(fields.telefone),
    dataNascimento: textOf(fields.dataNascimento),
    recebeNewsletter: optionalFlag(fields.recebeNewsletter),
    emailValidado: optionalFlag(fields.emailValidado),
    temSenha: optionalFlag(fields.temSenha),
    exclusaoEm: momentOf(fields.exclusaoEm),
    temImoveis: optionalFlag(fields.temImoveis),
  };
};

const visit: Parser<Visit> = (value, context) => {
  const fields = object(value);
  return {
    id_imovel: required(idOf(fields.id_imovel ?? fields.id), 'id_imovel', 'a number'),
    seen_at: momentOf(fields.seen_at),
    product: parseOrNull(fields.product, propertyCard, context),
  };
};

export const visits: Parser<{ data: Visit[] }> = (value, context) => ({
  data: requiredList(unwrapped(value), 'data', visit, context),
});
