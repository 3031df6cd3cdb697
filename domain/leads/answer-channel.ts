/** By what a broker answered, with the names that people read. */
export const answerChannelNames = {
  whatsapp: 'WhatsApp',
  telefone: 'Telefone',
  email: 'E-mail',
  outro: 'Outro',
} as const;
export type AnswerChannel = keyof typeof answerChannelNames;
export const answerChannels = Object.keys(answerChannelNames) as [AnswerChannel, ...AnswerChannel[]];
