/** Every form of the site that sends a lead, for the tables of these tests. */
export interface LeadFormCase {
  path: string;
  /** What a visitor fills in. */
  fields: Record<string, string>;
  /** What is said of it when nothing is filled in, by field. */
  emptyErrors: Record<string, string>;
  kind: string;
  /** Where a kept one leads. */
  to: string;
  failed: string;
}

const person = { nome: 'Clara Nunes', email: 'clara@exemplo.com.br' };
const personErrors = {
  nome: 'Por favor, preencha com o nome completo',
  email: 'Digite um e-mail válido',
};

export const leadForms: LeadFormCase[] = [
  {
    path: '/recursos/newsletter',
    fields: person,
    emptyErrors: personErrors,
    kind: 'newsletter',
    to: '/',
    failed: 'Tente novamente mais tarde',
  },
];
