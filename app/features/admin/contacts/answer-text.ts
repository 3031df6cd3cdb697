import { type AnswerChannel, answerChannelNames } from '@domain/leads/answer-channel';

export interface GivenAnswer {
  channel: AnswerChannel;
  informed: boolean;
}

/** 'WhatsApp', 'Telefone, informado pelo corretor' */
export const answerText = ({ channel, informed }: GivenAnswer): string =>
  `${answerChannelNames[channel]}${informed ? ', informado pelo corretor' : ''}`;
