import type { Experiment } from './experiments';

interface ExperimentTexts {
  /** What the experiment decides, for the team. */
  question: string;
  /** Its arms in a few words. */
  about: string;
  arms: readonly [string, string];
  /** After a number of people. */
  goal: string;
  /** What is counted for whom. */
  measure: string;
}

export const experimentTexts: Record<Experiment, ExperimentTexts> = {
  'schedule-visit-without-cpf': {
    question: 'Pedir CPF na visita?',
    about: 'formulário de visita com e sem o campo CPF',
    arms: ['com CPF', 'sem CPF'],
    goal: 'pediram uma visita',
    measure: 'Pedidos de visita por pessoa que viu o formulário.',
  },
  'search-simplified': {
    question: 'Simplificar a busca da capa?',
    about: 'busca da capa como é e simplificada',
    arms: ['como é', 'simplificada'],
    goal: 'pediram visita ou contato',
    measure: 'Pedidos de visita ou contato por pessoa que viu a busca.',
  },
};
