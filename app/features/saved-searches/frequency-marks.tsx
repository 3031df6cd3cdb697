import { frequencies, type Frequency } from '@domain/saved-search/frequency';
import { frequencyField } from './search-intents';

interface FrequencyMarksProps {
  selected: Frequency;
  /** What 'Não avisar' means here, where it is no search. */
  offHelp?: string;
}

/** How often somebody is written to, one mark each. */
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
