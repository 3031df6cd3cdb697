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

const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';
const subscriber = { nome: 'Clara Nunes', email: 'clara@exemplo.com.br' };
const subscriberErrors = {
  nome: 'Por favor, preencha com o nome completo',
  email: 'Digite um e-mail válido',
};
const person = { ...subscriber, 'telefone.pais': 'BR', 'telefone.numero': '(11) 98765-4321' };
const personErrors = { ...subscriberErrors, 'telefone.numero': 'Preencha com um número válido' };

export const leadForms: LeadFormCase[] = [
  {
    path: '/recursos/newsletter',
    fields: subscriber,
    emptyErrors: subscriberErrors,
    kind: 'newsletter',
    to: '/',
    failed: 'Tente novamente mais tarde',
  },
  {
    path: '/sobre-nos/contato',
    fields: { ...person, assunto: 'Alugar', mensagem: 'Quero alugar\numa casa.' },
    emptyErrors: { ...personErrors, mensagem: 'Escreva sua mensagem' },
    kind: 'contact',
    to: '/sobre-nos/contato?enviado=sim',
    failed,
  },
  {
    path: '/imovel-desejado',
    fields: { ...person, objetivo: 'Quero investir', prazo: 'Até 3 meses', contato: 'E-mail' },
    emptyErrors: { ...personErrors, objetivo: 'Escolha uma das opções' },
    kind: 'no-reference',
    to: '/imovel-desejado?enviado=sim',
    failed,
  },
  {
    path: '/revista-curate/assinatura',
    fields: subscriber,
    emptyErrors: subscriberErrors,
    kind: 'curator-assign',
    to: '/revista-curate/sucesso?enviado=sim',
    failed: 'Tente novamente mais tarde',
  },
];
