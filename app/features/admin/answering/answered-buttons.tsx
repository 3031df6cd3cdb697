import { type AnswerChannel, answerChannelNames } from '@domain/leads/answer-channel';
import { intentField } from '../admin-links';
import { channelField, contactField, contactIntents } from './contact-fields';

interface AnsweredButtonsProps {
  contact: number;
  /** Where the buttons post. */
  action: string;
}

/** 'Já respondi': by what, each one press. */
export const AnsweredButtons = ({ contact, action }: AnsweredButtonsProps) => (
  <form className="mjafoi" method="post" action={action}>
    <input type="hidden" name={intentField} value={contactIntents.answer} />
    <input type="hidden" name={contactField} value={contact} />
    {(Object.entries(answerChannelNames) as [AnswerChannel, string][]).map(([channel, name]) => (
      <button className="bt bt--2" name={channelField} value={channel} key={channel}>
        <span className="vh">Já respondi por </span>
        {name}
      </button>
    ))}
  </form>
);
