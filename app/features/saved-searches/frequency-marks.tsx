import { frequencies, type Frequency } from '@domain/saved-search/frequency';
import { frequencyField } from './search-intents';

interface FrequencyMarksProps {
  selected: Frequency;
  /** Help text of 'Não avisar', if not about a search. */
  offHelp?: string;
}

export const FrequencyMarks = ({ selected, offHelp }: FrequencyMarksProps) => (
  <fieldset>
    <legend className="vh">Quando avisar</legend>
    {frequencies.map(({ value, label, help }) => (
      <label className="marca" key={value}>
        <input type="radio" name={frequencyField} value={value} defaultChecked={value === selected} />
        <span>
          {label}
          <span className="nota">{(value === 'off' && offHelp) || help}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
